return summon "Human" "Icatian Moneychanger" {
  cost = "{W}", power = 0, toughness = 2,
  text = [[
    Icatian Moneychanger comes into play with 3 credit counters on it.
    When Icatian Moneychanger comes into play, Icatian Moneychanger deals 3 damage to you.
    During your upkeep, put a credit counter on Icatian Moneychanger.
    Sacrifice Icatian Moneychanger: You gain X life, where X is the number of credit counters on Icatian Moneychanger. Use this ability only during your upkeep.
  ]],
  enters_with_counters { kind = "credit", n = 3 },
  comes_into_play { what = self, deal(3, you) },
  at_upkeep { of = you, put_counters("credit", 1, self) },
  activated {
    cost = sacrifice(self),
    only_if = all_of(phase "upkeep", your_turn),
    gain_life(counters_on(self, "credit")),
  },
}
