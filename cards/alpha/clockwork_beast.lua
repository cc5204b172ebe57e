return artifact_creature "Beast" "Clockwork Beast" {
  cost = "{6}", power = 0, toughness = 4,
  text = [[
    When Clockwork Beast comes into play, put seven +1/+0 counters on it.
    At end of combat, if Clockwork Beast attacked or blocked this turn, remove a +1/+0 counter from it.
    {X}, {T}: Put X +1/+0 counters on Clockwork Beast. Use this ability only during your upkeep.
    Clockwork Beast cannot have more than seven +1/+0 counters on it.
  ]],
  differs = { "effect" },
  comes_into_play {
    what = self,
    put_counters("+1/+0", 7, self),
  },
  end_of_combat {
    condition = any_of(is(self, permanents:attacked()), is(self, permanents:has_blocked())),
    remove_counters("+1/+0", 1, self),
  },
  activated {
    cost = "{X}, {T}",
    only_if = all_of(phase "upkeep", your_turn),
    put_counters("+1/+0", x, self),
  },
  counter_limit { kind = "+1/+0", n = 7 },
}
