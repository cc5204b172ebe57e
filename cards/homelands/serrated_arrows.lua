return artifact "Serrated Arrows" {
  cost = "{4}",
  text = [[
    Serrated Arrows comes into play with 3 arrowhead counters on it.
    During your upkeep, if there are no arrowhead counters on Serrated Arrows, bury Serrated Arrows.
    {T}, remove an arrowhead counter from Serrated Arrows: Put a -1/-1 counter on target creature.
  ]],
  enters_with_counters { kind = "arrowhead", n = 3 },
  at_upkeep { of = you, condition = compare(counters_on(self, "arrowhead"), "exactly", 0), bury(self) },
  activated {
    cost = { "{T}", remove_counters("arrowhead", 1, self) },
    target = creature,
    put_counters("-1/-1", 1, target),
  },
}
