return summon "Lycanthrope" "Lesser Werewolf" {
  cost = "{3}{B}", power = 2, toughness = 4,
  text = [[{B}: If Lesser Werewolf's power is 1 or more, it gets -1/-0 until end of turn, then put a -0/-1 counter on target creature blocking or blocked by it. Use this ability only after blockers are declared and before damage is dealt.]],
  differs = { "types" },
  activated {
    cost = "{B}",
    only_if = phase "blockers",
    target = either(creature:blocking_any(self), creature:blocked_by(self)),
    when(compare(power_of(self), "at least", 1), { until_end_of_turn(self, { plus = "-1/+0" }), put_counters("-0/-1", 1, target) }),
  },
}
