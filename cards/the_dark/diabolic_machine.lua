return artifact_creature "Construct" "Diabolic Machine" {
  cost = "{7}", power = 4, toughness = 4,
  text = [[{3}: Regenerate Diabolic Machine.]],
  regeneration("{3}"),
}
