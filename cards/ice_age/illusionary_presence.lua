return summon "Illusion" "Illusionary Presence" {
  cost = "{1}{U}{U}", power = 2, toughness = 2,
  text = [[
    Cumulative upkeep {U}
    During your upkeep, choose one — choose a basic land type, and Illusionary Presence gains landwalk of the chosen type until end of turn; or choose a basic land type, and Illusionary Presence gains snow-covered landwalk of the chosen type until end of turn; or Illusionary Presence gains desertwalk until end of turn; or Illusionary Presence gains legendary landwalk until end of turn; or Illusionary Presence gains snow-covered landwalk until end of turn.
  ]],
  differs = { "effect" },
  cumulative_upkeep("{U}"),
  at_upkeep {
    of = you,
    one_of {
      way { choose "basic land type", until_end_of_turn(self, { gains = landwalk { from = permanents:of_chosen_land_type() } }) },
      way { choose "basic land type", until_end_of_turn(self, { gains = landwalk { from = permanents:that_are "snow-covered":of_chosen_land_type() } }) },
      way { until_end_of_turn(self, { gains = landwalk "desert" }) },
      way { until_end_of_turn(self, { gains = landwalk { from = "legend" } }) },
      way { until_end_of_turn(self, { gains = landwalk { from = "snow-covered" } }) },
    },
  },
}
