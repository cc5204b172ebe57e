return artifact_creature "Golem" "Colossus of Sardia" {
  cost = "{9}", power = 9, toughness = 9,
  text = [[
    Trample
    Colossus of Sardia does not untap during its controller's untap phase.
    {9}: Untap Colossus of Sardia. Use this ability only during your upkeep.
  ]],
  trample,
  does_not_untap {},
  activated { cost = "{9}", only_if = all_of(phase "upkeep", your_turn), untap(self) },
}
