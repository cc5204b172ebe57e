return summon "Elder Dragon" "Nicol Bolas" {
  cost = "{2}{U}{U}{B}{B}{R}{R}", power = 7, toughness = 7, legend = true,
  text = [[
    Flying
    During your upkeep, bury Nicol Bolas unless you pay {U}{B}{R}.
    Whenever Nicol Bolas deals damage to your opponent, that player discards their hand.
  ]],
  flying,
  at_upkeep { of = you, unless { pay = "{U}{B}{R}", bury(self) } },
  deals_damage { what = self, to = opponent, discard_all(that_player) },
}
