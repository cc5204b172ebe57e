return artifact_creature "Beast" "Soldevi Steam Beast" {
  cost = "{5}", power = 4, toughness = 2,
  text = [[
    Whenever Soldevi Steam Beast becomes tapped, target opponent gains 2 life.
    {2}: Regenerate Soldevi Steam Beast.
  ]],
  becomes_tapped { what = self, target = opponent, gain_life(2, target) },
  regeneration("{2}"),
}
