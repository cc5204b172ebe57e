return enchant_land "Orcish Mine" {
  cost = "{1}{R}{R}",
  text = [[
    When Orcish Mine comes into play, put three ore counters on it.
    During your upkeep, remove an ore counter from Orcish Mine.
    Whenever enchanted land becomes tapped, remove an ore counter from Orcish Mine.
    When the last ore counter is removed from Orcish Mine, destroy enchanted land. Orcish Mine deals 2 damage to its controller.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("ore", 3, self) },
  at_upkeep { of = you, remove_counters("ore", 1, self) },
  becomes_tapped { what = enchanted, remove_counters("ore", 1, self) },
  last_counter_removed { what = self, kind = "ore", destroy(enchanted), deal(2, controller_of(enchanted)) },
}
