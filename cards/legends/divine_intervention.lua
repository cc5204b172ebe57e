return enchantment "Divine Intervention" {
  cost = "{6}{W}{W}",
  text = [[
    Divine Intervention comes into play with two intervention counters on it.
    During your upkeep, remove an intervention counter from Divine Intervention.
    When you remove the last intervention counter from Divine Intervention, the game is a draw.
  ]],
  enters_with_counters { kind = "intervention", n = 2 },
  at_upkeep { of = you, remove_counters("intervention", 1, self) },
  last_counter_removed { what = self, kind = "intervention", by = you, lose_duel(players) },
}
