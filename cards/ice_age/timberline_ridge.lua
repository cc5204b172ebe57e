return land "Timberline Ridge" {
  text = [[
    As long as there are one or more depletion counters on Timberline Ridge, it does not untap during its controller's untap phase.
    At the beginning of your upkeep, remove a depletion counter from Timberline Ridge.
    {T}: Add {R} to your mana pool. Put a depletion counter on Timberline Ridge.
    {T}: Add {G} to your mana pool. Put a depletion counter on Timberline Ridge.
  ]],
  differs = { "effect" },
  does_not_untap { only_if = compare(counters_on(self, "depletion"), "at least", 1) },
  at_upkeep { of = you, part = "beginning", remove_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{R}"), put_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{G}"), put_counters("depletion", 1, self) },
}
