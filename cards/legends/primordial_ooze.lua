return summon "Ooze" "Primordial Ooze" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[
    Primordial Ooze attacks each turn if able.
    During your upkeep, put a +1/+1 counter on Primordial Ooze. Unless you pay {1} for each +1/+1 counter on it, tap it, then it deals damage to you equal to the number of +1/+1 counters on it.
  ]],
  must_attack {},
  at_upkeep {
    of = you,
    put_counters("+1/+1", 1, self),
    unless {
      pay = { "{1}", times = counters_on(self, "+1/+1") },
      tap(self),
      deal(counters_on(self, "+1/+1"), you),
    },
  },
}
