return summon "Mercenary" "Rogue Skycaptain" {
  cost = "{2}{R}", power = 3, toughness = 4,
  text = [[
    Flying
    At the beginning of your upkeep, put a wage counter on Rogue Skycaptain.
    During your upkeep, unless you pay {2} for each wage counter on Rogue Skycaptain, remove all wage counters from it, then target opponent controls Rogue Skycaptain.
  ]],
  differs = { "types", "effect" },
  flying,
  at_upkeep { of = you, part = "beginning", put_counters("wage", 1, self) },
  at_upkeep {
    of = you,
    target = opponent,
    unless {
      pay = { "{2}", times = counters_on(self, "wage") },
      remove_counters("wage", counters_on(self, "wage"), self),
      for_good(self, { controller = target }),
    },
  },
}
