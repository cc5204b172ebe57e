return enchantment "Cyclone" {
  cost = "{2}{G}{G}",
  text = [[
    At the beginning of your upkeep, put a wind counter on Cyclone.
    During your upkeep, you may pay {G} for each wind counter on Cyclone. If you do, it deals damage to each player and each creature equal to the number of wind counters on it. If you do not, bury Cyclone.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, part = "beginning", put_counters("wind", 1, self) },
  at_upkeep {
    of = you,
    may {
      pay = { "{G}", times = counters_on(self, "wind") },
      otherwise = { bury(self) },
      deal(counters_on(self, "wind"), each(players, creatures)),
    },
  },
}
