return enchant_creature "Venarian Gold" {
  cost = "{X}{U}{U}",
  text = [[
    When Venarian Gold comes into play, tap enchanted creature. Put X sleep counters on it.
    As long as there are one or more sleep counters on enchanted creature, it does not untap during its controller's untap phase.
    During the upkeep of enchanted creature's controller, remove a sleep counter from it.
  ]],
  comes_into_play { what = self, tap(enchanted), put_counters("sleep", x, enchanted) },
  does_not_untap { affects = enchanted, only_if = compare(counters_on(enchanted, "sleep"), "at least", 1) },
  at_upkeep { of = controller_of(enchanted), remove_counters("sleep", 1, enchanted) },
}
