return summon "Townsfolk" "Icatian Moneychanger" {
  cost = "{W}", power = 0, toughness = 2,
  text = [[
    When Icatian Moneychanger comes into play, it deals 3 damage to you. Put three credit counters on it.
    During your upkeep, put a credit counter on Icatian Moneychanger.
    Sacrifice Icatian Moneychanger: Gain life equal to the number of credit counters on Icatian Moneychanger. Use this ability only during your upkeep.
  ]],
  differs = { "types", "effect" },
  comes_into_play { what = self, deal(3, you), put_counters("credit", 3, self) },
  at_upkeep { of = you, put_counters("credit", 1, self) },
  activated {
    cost = sacrifice(self),
    only_if = all_of(phase "upkeep", your_turn),
    gain_life(counters_on(self, "credit")),
  },
}
