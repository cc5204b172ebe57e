return artifact_creature "Brass Man" {
  cost = "{1}", power = 1, toughness = 3,
  text = [[
    Brass Man does not untap during your untap phase.
    {1}: Untap Brass Man. Use this ability only during your upkeep.
  ]],
  differs = { "types", "effect" },
  does_not_untap {},
  activated { cost = "{1}", only_if = all_of(phase "upkeep", your_turn), untap(self) },
}
