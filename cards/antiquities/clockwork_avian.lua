return artifact_creature "Bird" "Clockwork Avian" {
  cost = "{5}", power = 0, toughness = 4,
  text = [[
    Flying
    Clockwork Avian comes into play with 4 +1/+0 counters on it.
    At end of combat, if Clockwork Avian attacked this turn or Clockwork Avian blocked this turn, remove a +1/+0 counter from Clockwork Avian.
    {X}, {T}: Put X +1/+0 counters on Clockwork Avian, but no more than 4 in all. Use this ability only during your upkeep.
  ]],
  flying,
  enters_with_counters { kind = "+1/+0", n = 4 },
  end_of_combat {
    condition = any_of(is(self, permanents:attacked()), is(self, permanents:has_blocked())),
    remove_counters("+1/+0", 1, self),
  },
  activated {
    cost = "{X}, {T}",
    only_if = all_of(phase "upkeep", your_turn),
    put_counters("+1/+0", smallest(x, at_least_zero(difference(4, counters_on(self, "+1/+0")))), self),
  },
}
