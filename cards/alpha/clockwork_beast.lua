return artifact_creature "Beast" "Clockwork Beast" {
  cost = "{6}", power = 0, toughness = 4,
  text = [[
    Clockwork Beast comes into play with 7 +1/+0 counters on it.
    At end of combat, if Clockwork Beast attacked this turn or Clockwork Beast blocked this turn, remove a +1/+0 counter from Clockwork Beast.
    {X}, {T}: Put X +1/+0 counters on Clockwork Beast, but no more than 7 in all. Use this ability only during your upkeep.
  ]],
  enters_with_counters { kind = "+1/+0", n = 7 },
  end_of_combat {
    condition = any_of(is(self, permanents:attacked()), is(self, permanents:has_blocked())),
    remove_counters("+1/+0", 1, self),
  },
  activated {
    cost = "{X}, {T}",
    only_if = all_of(phase "upkeep", your_turn),
    put_counters("+1/+0", smallest(x, at_least_zero(difference(7, counters_on(self, "+1/+0")))), self),
  },
}
