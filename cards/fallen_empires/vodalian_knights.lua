return summon "Merfolk" "Vodalian Knights" {
  cost = "{1}{U}{U}", power = 2, toughness = 2,
  text = [[
    First strike
    {U}: Vodalian Knights gains flying until end of turn.
    As long as your opponent controls no islands, Vodalian Knights cannot attack.
    When you control no islands, bury Vodalian Knights.
  ]],
  differs = { "types", "affected" },
  first_strike,
  activated { cost = "{U}", until_end_of_turn(self, { gains = flying }) },
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(opponent)) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
}
