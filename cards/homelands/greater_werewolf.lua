return summon "Lycanthrope" "Greater Werewolf" {
  cost = "{4}{B}", power = 2, toughness = 4,
  text = [[At end of combat, put a -0/-2 counter on each creature blocking or blocked by Greater Werewolf.]],
  differs = { "types" },
  end_of_combat {
    put_counters("-0/-2", 1, either(creatures:blocking_any(self), creatures:blocked_by(self))),
  },
}
