return enchantment "Cyclone" {
  cost = "{2}{G}{G}",
  text = [[
    At the beginning of your upkeep, put a wind counter on Cyclone.
    During your upkeep, you may pay {G} for each wind counter on Cyclone. If you do, Cyclone deals X damage to each player and each creature, where X is the number of wind counters on Cyclone. If you do not, bury Cyclone.
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
