return enchantment "Fasting" {
  cost = "{W}",
  text = [[
    During your upkeep, put a hunger counter on Fasting. If there are five or more hunger counters on it, destroy it.
    If you would begin your draw phase, you may skip that phase instead. If you do, gain 2 life.
    Whenever you draw a card, destroy Fasting.
  ]],
  at_upkeep {
    of = you,
    put_counters("hunger", 1, self),
    when(compare(counters_on(self, "hunger"), "at least", 5), { destroy(self) }),
  },
  may_skip_phase { phase = "draw", affects = you, gain_life(2) },
  draws { by = you, destroy(self) },
}
