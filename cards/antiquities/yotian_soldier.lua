return artifact_creature "Soldier" "Yotian Soldier" {
  cost = "{3}", power = 1, toughness = 4,
  text = [[Attacking does not cause Yotian Soldier to tap.]],
  attacks_without_tapping {},
}
