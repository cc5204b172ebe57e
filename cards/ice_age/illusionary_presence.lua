return summon "Illusion" "Illusionary Presence" {
  cost = "{1}{U}{U}", power = 2, toughness = 2,
  text = [[
    Cumulative upkeep {U}
    During your upkeep, choose a basic land type. Illusionary Presence gains landwalk of the chosen type until end of turn.
  ]],
  cumulative_upkeep("{U}"),
  at_upkeep {
    of = you,
    choose "basic land type",
    until_end_of_turn(self, { gains = landwalk { from = permanents:of_chosen_land_type() } }),
  },
}
