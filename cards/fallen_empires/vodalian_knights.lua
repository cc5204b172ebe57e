return summon "Merfolk Knight" "Vodalian Knights" {
  cost = "{1}{U}{U}", power = 2, toughness = 2,
  text = [[
    First strike
    As long as the defending player controls no islands, Vodalian Knights cannot attack.
    When you control no islands, bury Vodalian Knights.
    {U}: Vodalian Knights gains flying until end of turn.
  ]],
  first_strike,
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(defending_player)) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
  activated { cost = "{U}", until_end_of_turn(self, { gains = flying }) },
}
