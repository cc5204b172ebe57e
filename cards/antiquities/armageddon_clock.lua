return artifact "Armageddon Clock" {
  cost = "{6}",
  text = [[
    During your upkeep, put a doom counter on Armageddon Clock.
    At the end of your upkeep, Armageddon Clock deals damage to each player equal to the number of doom counters on it.
    {4}: Remove a doom counter from Armageddon Clock. Use this ability only during any upkeep. Any player may use this ability.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, put_counters("doom", 1, self) },
  at_upkeep { of = you, part = "end", deal(counters_on(self, "doom"), players) },
  activated { cost = "{4}", user = players, only_if = phase "upkeep", remove_counters("doom", 1, self) },
}
