return enchant_land "Orcish Mine" {
  cost = "{1}{R}{R}",
  text = [[
    Orcish Mine comes into play with 3 ore counters on it.
    During your upkeep, remove an ore counter from Orcish Mine.
    Whenever enchanted land becomes tapped, remove an ore counter from Orcish Mine.
    When the last ore counter is removed from Orcish Mine, destroy enchanted land. Orcish Mine deals 2 damage to enchanted land's controller.
  ]],
  enters_with_counters { kind = "ore", n = 3 },
  at_upkeep { of = you, remove_counters("ore", 1, self) },
  becomes_tapped { what = enchanted, remove_counters("ore", 1, self) },
  last_counter_removed { what = self, kind = "ore", destroy(enchanted), deal(2, controller_of(enchanted)) },
}
