return land "River Delta" {
  text = [[
    As long as there are one or more depletion counters on River Delta, it does not untap during its controller's untap phase.
    At the beginning of your upkeep, remove a depletion counter from River Delta.
    {T}: Add {U} to your mana pool. Put a depletion counter on River Delta.
    {T}: Add {B} to your mana pool. Put a depletion counter on River Delta.
  ]],
  differs = { "effect" },
  does_not_untap { only_if = compare(counters_on(self, "depletion"), "at least", 1) },
  at_upkeep { of = you, part = "beginning", remove_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{U}"), put_counters("depletion", 1, self) },
  activated { cost = "{T}", add_mana("{B}"), put_counters("depletion", 1, self) },
}
