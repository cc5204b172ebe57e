return artifact_creature "Insect" "Clockwork Swarm" {
  cost = "{4}", power = 0, toughness = 3,
  text = [[
    Clockwork Swarm cannot be blocked by Walls.
    When Clockwork Swarm comes into play, put four +1/+0 counters on it.
    At end of combat, if Clockwork Swarm attacked or blocked this turn, remove a +1/+0 counter from it.
    {X}, {T}: Put X +1/+0 counters on Clockwork Swarm. Use this ability only during your upkeep.
    Clockwork Swarm cannot have more than four +1/+0 counters on it.
  ]],
  differs = { "effect" },
  cannot_be_blocked { by = creatures:of_type "wall" },
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
