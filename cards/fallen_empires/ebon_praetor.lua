return summon "Avatar" "Ebon Praetor" {
  cost = "{4}{B}{B}", power = 5, toughness = 5,
  text = [[
    First strike
    Trample
    During your upkeep, put a -2/-2 counter on Ebon Praetor.
    Sacrifice a creature: Remove a -2/-2 counter from Ebon Praetor. If the sacrificed creature is a Thrull, put a +1/+0 counter on Ebon Praetor. Use this ability only during your upkeep and only once each turn.
  ]],
  differs = { "types" },
  first_strike,
  trample,
  at_upkeep { of = you, put_counters("-2/-2", 1, self) },
  activated {
    cost = sacrifice(creatures),
    only_if = all_of(all_of(phase "upkeep", your_turn), compare(uses_this_turn, "at most", 0)),
    remove_counters("-2/-2", 1, self),
    when(is(sacrificed, creatures:of_type "thrull"), { put_counters("+1/+0", 1, self) }),
  },
}
