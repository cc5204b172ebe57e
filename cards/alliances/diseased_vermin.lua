return summon "Rat" "Diseased Vermin" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[
    Whenever Diseased Vermin deals combat damage to a player, put an infection counter on it.
    During your upkeep, Diseased Vermin deals damage to target opponent previously dealt damage by it equal to the number of infection counters on it.
  ]],
  deals_damage { what = self, to = players, combat = true, put_counters("infection", 1, self) },
  at_upkeep {
    of = you,
    target = opponent:ever_damaged_by(self),
    deal(counters_on(self, "infection"), target),
  },
}
