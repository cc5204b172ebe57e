return artifact "Time Bomb" {
  cost = "{4}",
  text = [[
    During your upkeep, put a time counter on Time Bomb.
    {1}, {T}, sacrifice Time Bomb: Time Bomb deals damage to each creature and each player equal to the number of time counters on it.
  ]],
  at_upkeep { of = you, put_counters("time", 1, self) },
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    deal(counters_on(self, "time"), each(creatures, players)),
  },
}
