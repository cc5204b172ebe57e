return artifact_creature "Thopter" "Ornithopter" {
  cost = "{0}", power = 0, toughness = 2,
  text = [[Flying]],
  flying,
}
