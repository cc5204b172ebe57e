return enchantment "Tidal Influence" {
  cost = "{2}{U}", castable = no(permanents:named "Tidal Influence"),
  text = [[
    Cast Tidal Influence only if there are no permanents named Tidal Influence in play.
    When Tidal Influence comes into play, put a tide counter on it.
    During your upkeep, put a tide counter on Tidal Influence.
    As long as there is exactly one tide counter on Tidal Influence, all blue creatures get -2/-0.
    As long as there are exactly three tide counters on Tidal Influence, all blue creatures get +2/+0.
    When there are four or more tide counters on Tidal Influence, remove all tide counters from it.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("tide", 1, self) },
  at_upkeep { of = you, put_counters("tide", 1, self) },
  continuous {
    affects = creatures:that_are "blue",
    only_if = compare(counters_on(self, "tide"), "exactly", 1),
    plus = "-2/+0",
  },
  continuous {
    affects = creatures:that_are "blue",
    only_if = compare(counters_on(self, "tide"), "exactly", 3),
    plus = "+2/+0",
  },
  whenever_state {
    only_if = compare(counters_on(self, "tide"), "at least", 4),
    remove_counters("tide", counters_on(self, "tide"), self),
  },
}
