return artifact "Time Bomb" {
  cost = "{4}",
  text = [[
    During your upkeep, put a time counter on Time Bomb.
    {1}, {T}, sacrifice Time Bomb: Time Bomb deals X damage to each creature and each player, where X is the number of time counters on Time Bomb.
  ]],
  at_upkeep { of = you, put_counters("time", 1, self) },
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    deal(counters_on(self, "time"), each(creatures, players)),
  },
}
