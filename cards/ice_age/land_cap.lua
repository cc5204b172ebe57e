return land "Land Cap" {
  text = [[
    As long as there are 1 or more depletion counters on Land Cap, Land Cap does not untap during its controller's untap phase.
    During your upkeep, remove a depletion counter from Land Cap.
    {T}: Choose one —
    • Add {W} to your mana pool. Put a depletion counter on Land Cap.
    • Add {U} to your mana pool. Put a depletion counter on Land Cap.
  ]],
  does_not_untap { only_if = compare(counters_on(self, "depletion"), "at least", 1) },
  at_upkeep { of = you, remove_counters("depletion", 1, self) },
  activated {
    cost = "{T}",
    choose_one {
      mode { add_mana("{W}"), put_counters("depletion", 1, self) },
      mode { add_mana("{U}"), put_counters("depletion", 1, self) },
    },
  },
}
