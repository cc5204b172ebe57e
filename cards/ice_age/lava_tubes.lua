return land "Lava Tubes" {
  text = [[
    As long as there are one or more depletion counters on Lava Tubes, it does not untap during its controller's untap phase.
    At the beginning of your upkeep, remove a depletion counter from Lava Tubes.
    {T}: Add {B} to your mana pool. Put a depletion counter on Lava Tubes.
    {T}: Add {R} to your mana pool. Put a depletion counter on Lava Tubes.
  ]],
  differs = { "effect" },
  does_not_untap { only_if = compare(counters_on(self, "depletion"), "at least", 1) },
  at_upkeep { of = you, part = "beginning", remove_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{B}"), put_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{R}"), put_counters("depletion", 1, self) },
}
