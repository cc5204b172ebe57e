return artifact_creature "Golem" "Obsianus Golem" {
  cost = "{6}", power = 4, toughness = 6,
}
