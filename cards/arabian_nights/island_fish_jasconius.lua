return summon "Island Fish" "Island Fish Jasconius" {
  cost = "{4}{U}{U}{U}", power = 6, toughness = 8,
  text = [[
    Island Fish Jasconius does not untap during its controller's untap phase.
    As long as defending player controls no islands, Island Fish Jasconius cannot attack.
    When you control no islands, bury Island Fish Jasconius.
    {U}{U}{U}: Untap Island Fish Jasconius. Use this ability only during your upkeep.
  ]],
  differs = { "types", "effect" },
  does_not_untap {},
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(defending_player)) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
  activated { cost = "{U}{U}{U}", only_if = all_of(phase "upkeep", your_turn), untap(self) },
}
