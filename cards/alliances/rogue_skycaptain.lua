return summon "Rogue Mercenary" "Rogue Skycaptain" {
  cost = "{2}{R}", power = 3, toughness = 4,
  text = [[
    Flying
    During your upkeep, put a wage counter on Rogue Skycaptain. Unless you pay {2} for each wage counter on Rogue Skycaptain, remove all wage counters from Rogue Skycaptain, then an opponent controls Rogue Skycaptain.
  ]],
  flying,
  at_upkeep {
    of = you,
    put_counters("wage", 1, self),
    unless {
      pay = { "{2}", times = counters_on(self, "wage") },
      remove_counters("wage", counters_on(self, "wage"), self),
      for_good(self, { controller = opponent }),
    },
  },
}
