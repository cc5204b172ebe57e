return artifact_creature "Horse" "Clockwork Steed" {
  cost = "{4}", power = 0, toughness = 3,
  text = [[
    Clockwork Steed comes into play with 4 +1/+0 counters on it.
    Clockwork Steed cannot be blocked by artifact creatures.
    At end of combat, if Clockwork Steed attacked this turn or Clockwork Steed blocked this turn, remove a +1/+0 counter from Clockwork Steed.
    {X}, {T}: Put X +1/+0 counters on Clockwork Steed, but no more than 4 in all. Use this ability only during your upkeep.
  ]],
  enters_with_counters { kind = "+1/+0", n = 4 },
  cannot_be_blocked { by = creatures:that_are "artifact" },
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
