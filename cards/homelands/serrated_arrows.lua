return artifact "Serrated Arrows" {
  cost = "{4}",
  text = [[
    When Serrated Arrows comes into play, put three arrowhead counters on it.
    During your upkeep, if there are no arrowhead counters on Serrated Arrows, bury it.
    {T}, remove an arrowhead counter from Serrated Arrows: Put a -1/-1 counter on target creature.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("arrowhead", 3, self) },
  at_upkeep { of = you, condition = compare(counters_on(self, "arrowhead"), "exactly", 0), bury(self) },
  activated {
    cost = { "{T}", remove_counters("arrowhead", 1, self) },
    target = creature,
    put_counters("-1/-1", 1, target),
  },
}
