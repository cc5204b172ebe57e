return artifact_creature "Golem" "Clay Statue" {
  cost = "{4}", power = 3, toughness = 1,
  text = [[{2}: Regenerate Clay Statue.]],
  regeneration("{2}"),
}
