return summon "Homarid" "Homarid" {
  cost = "{2}{U}", power = 2, toughness = 2,
  text = [[
    When Homarid comes into play, put a tide counter on Homarid.
    During your upkeep, put a tide counter on Homarid.
    As long as there are exactly 1 tide counters on Homarid, Homarid gets -1/-1.
    As long as there are exactly 3 tide counters on Homarid, Homarid gets +1/+1.
    When there are 4 or more tide counters on Homarid, remove all tide counters from Homarid.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("tide", 1, self) },
  at_upkeep { of = you, put_counters("tide", 1, self) },
  continuous { only_if = compare(counters_on(self, "tide"), "exactly", 1), plus = "-1/-1" },
  continuous { only_if = compare(counters_on(self, "tide"), "exactly", 3), plus = "+1/+1" },
  whenever_state {
    only_if = compare(counters_on(self, "tide"), "at least", 4),
    remove_counters("tide", counters_on(self, "tide"), self),
  },
}
