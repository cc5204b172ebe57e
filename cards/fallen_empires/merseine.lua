return enchant_creature "Merseine" {
  cost = "{2}{U}{U}",
  text = [[
    Merseine comes into play with three net counters on it.
    As long as there are one or more net counters on Merseine, enchanted creature does not untap during its controller's untap phase.
    Pay enchanted creature's casting cost: Remove a net counter from Merseine. Only enchanted creature's controller may use this ability.
  ]],
  enters_with_counters { kind = "net", n = 3 },
  does_not_untap { affects = enchanted, only_if = compare(counters_on(self, "net"), "at least", 1) },
  activated {
    cost = { mana_of = enchanted },
    user = controller_of(enchanted),
    remove_counters("net", 1, self),
  },
}
