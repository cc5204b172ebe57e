return artifact_creature "Spirit" "Dancing Scimitar" {
  cost = "{4}", power = 1, toughness = 5,
  text = [[Flying]],
  flying,
}
