return summon "Homarid" "Homarid" {
  cost = "{2}{U}", power = 2, toughness = 2,
  text = [[
    When Homarid comes into play, put a tide counter on it.
    During your upkeep, put a tide counter on Homarid.
    As long as there is exactly one tide counter on Homarid, it gets -1/-1.
    As long as there are exactly three tide counters on Homarid, it gets +1/+1.
    When there are four or more tide counters on Homarid, remove all tide counters from it.
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
