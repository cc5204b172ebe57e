return land "Land Cap" {
  text = [[
    As long as there are one or more depletion counters on Land Cap, it does not untap during its controller's untap phase.
    At the beginning of your upkeep, remove a depletion counter from Land Cap.
    {T}: Add {W} to your mana pool. Put a depletion counter on Land Cap.
    {T}: Add {U} to your mana pool. Put a depletion counter on Land Cap.
  ]],
  differs = { "effect" },
  does_not_untap { only_if = compare(counters_on(self, "depletion"), "at least", 1) },
  at_upkeep { of = you, part = "beginning", remove_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{W}"), put_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{U}"), put_counters("depletion", 1, self) },
}
