return summon "Lycanthrope" "Lesser Werewolf" {
  cost = "{3}{B}", power = 2, toughness = 4,
  text = [[{B}: If Lesser Werewolf's power is still 1 or more, it gets -1/-0 until end of turn, then put a -0/-1 counter on target creature blocking or blocked by it. Use this ability only after blockers are declared and before damage is dealt and only if Lesser Werewolf's power is 1 or more.]],
  differs = { "types", "effect" },
  activated {
    cost = "{B}",
    only_if = all_of(phase "blockers", compare(power_of(self), "at least", 1)),
    target = either(creature:blocking_any(self), creature:blocked_by(self)),
    when(some(permanents:power(1, "at least"):among(self)), { until_end_of_turn(self, { plus = "-1/+0" }), put_counters("-0/-1", 1, target) }),
  },
}
