return summon "Wight" "Dread Wight" {
  cost = "{3}{B}{B}", power = 3, toughness = 4,
  text = [[At end of combat, for each creature blocking or blocked by Dread Wight, put a paralyzation counter on it, tap it, it does not untap during its controller's untap phase as long as there are one or more paralyzation counters on it, and it gains "{4}: Remove a paralyzation counter from this card."]],
  differs = { "types" },
  end_of_combat {
    for_each(either(creatures:blocking_any(self), creatures:blocked_by(self)), { put_counters("paralyzation", 1, it), tap(it), from_now_on(does_not_untap { affects = it, only_if = compare(counters_on(it, "paralyzation"), "at least", 1) }), for_good(it, { gains = activated { cost = "{4}", remove_counters("paralyzation", 1, self) } }) }),
  },
}
