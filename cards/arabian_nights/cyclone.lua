return enchantment "Cyclone" {
  cost = "{2}{G}{G}",
  text = [[During your upkeep, put a wind counter on Cyclone. You may pay {G} for each wind counter on Cyclone. If you do, Cyclone deals X damage to each creature and each player, where X is the number of wind counters on Cyclone. If you do not, bury Cyclone.]],
  at_upkeep {
    of = you,
    put_counters("wind", 1, self),
    may {
      pay = { "{G}", times = counters_on(self, "wind") },
      otherwise = { bury(self) },
      deal(counters_on(self, "wind"), each(creatures, players)),
    },
  },
}
