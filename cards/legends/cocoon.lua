return enchantment "Cocoon" {
  cost = "{G}", on = creatures:controlled_by(you),
  text = [[
    When Cocoon comes into play, tap enchanted creature. Put three change counters on Cocoon.
    As long as there are one or more change counters on Cocoon, enchanted creature does not untap during your untap phase.
    During your upkeep, remove a change counter from Cocoon. If you cannot, bury it, then put a +1/+1 counter on enchanted creature, then it gains flying.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, tap(enchanted), put_counters("change", 3, self) },
  does_not_untap {
    affects = enchanted:controlled_by(you),
    only_if = compare(counters_on(self, "change"), "at least", 1),
  },
  at_upkeep {
    of = you,
    remove_counters("change", 1, self),
    when(compare(result, "exactly", 0), { bury(self), put_counters("+1/+1", 1, enchanted), for_good(enchanted, { gains = flying }) }),
  },
}
