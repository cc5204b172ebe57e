return artifact "Infinite Hourglass" {
  cost = "{4}",
  text = [[
    During your upkeep, put a time counter on Infinite Hourglass.
    All creatures get +1/+0 for each time counter on Infinite Hourglass.
    {3}: Remove a time counter from Infinite Hourglass. Use this ability only during any upkeep. Any player may use this ability.
  ]],
  at_upkeep { of = you, put_counters("time", 1, self) },
  continuous { affects = creatures, plus = { counters_on(self, "time"), 0 } },
  activated { cost = "{3}", user = players, only_if = phase "upkeep", remove_counters("time", 1, self) },
}
