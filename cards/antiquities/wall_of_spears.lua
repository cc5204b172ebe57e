return artifact_creature "Wall" "Wall of Spears" {
  cost = "{3}", power = 2, toughness = 3,
  text = [[First strike]],
  first_strike,
}
