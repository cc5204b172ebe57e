return enchant_creature "Venarian Gold" {
  cost = "{X}{U}{U}",
  text = [[
    When Venarian Gold comes into play, tap enchanted creature. Put X sleep counters on enchanted creature.
    As long as there are 1 or more sleep counters on enchanted creature, enchanted creature does not untap during its controller's untap phase.
    During the upkeep of enchanted creature's controller, remove a sleep counter from enchanted creature.
  ]],
  comes_into_play { what = self, tap(enchanted), put_counters("sleep", x, enchanted) },
  does_not_untap { affects = enchanted, only_if = compare(counters_on(enchanted, "sleep"), "at least", 1) },
  at_upkeep { of = controller_of(enchanted), remove_counters("sleep", 1, enchanted) },
}
