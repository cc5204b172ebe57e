return artifact_creature "Wall" "Living Wall" {
  cost = "{4}", power = 0, toughness = 6,
  text = [[{1}: Regenerate Living Wall.]],
  regeneration("{1}"),
}
