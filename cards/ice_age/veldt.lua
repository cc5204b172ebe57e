return land "Veldt" {
  text = [[
    As long as there are one or more depletion counters on Veldt, it does not untap during its controller's untap phase.
    At the beginning of your upkeep, remove a depletion counter from Veldt.
    {T}: Add {W} to your mana pool. Put a depletion counter on Veldt.
    {T}: Add {G} to your mana pool. Put a depletion counter on Veldt.
  ]],
  differs = { "effect" },
  does_not_untap { only_if = compare(counters_on(self, "depletion"), "at least", 1) },
  at_upkeep { of = you, part = "beginning", remove_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{W}"), put_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{G}"), put_counters("depletion", 1, self) },
}
