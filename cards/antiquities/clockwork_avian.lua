return artifact_creature "Bird" "Clockwork Avian" {
  cost = "{5}", power = 0, toughness = 4,
  text = [[
    Flying
    When Clockwork Avian comes into play, put four +1/+0 counters on it.
    At end of combat, if Clockwork Avian attacked or blocked this turn, remove a +1/+0 counter from it.
    {X}, {T}: Put X +1/+0 counters on Clockwork Avian. Use this ability only during your upkeep.
    Clockwork Avian cannot have more than four +1/+0 counters on it.
  ]],
  differs = { "effect" },
  flying,
  comes_into_play {
    what = self,
    put_counters("+1/+0", 4, self),
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
  counter_limit { kind = "+1/+0", n = 4 },
}
