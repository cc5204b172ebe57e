return enchantment "Stasis" {
  cost = "{1}{U}",
  text = [[
    Players skip their untap phase.
    During your upkeep, bury Stasis unless you pay {U}.
  ]],
  skips_phase { phase = "untap", affects = players },
  at_upkeep { of = you, unless { pay = "{U}", bury(self) } },
}
