return enchantment "Mana Vortex" {
  cost = "{1}{U}{U}",
  text = [[
    When Mana Vortex is successfully cast, counter that spell unless you sacrifice a land.
    During each player's upkeep, that player sacrifices a land.
    When there are no lands in play, destroy Mana Vortex.
  ]],
  successfully_cast { what = self, unless { pay = sacrifice(land), counter(it) } },
  at_upkeep { search(1, lands:controlled_by(that_player), { sacrifice(found) }, that_player) },
  whenever_state { only_if = no(lands), destroy(self) },
}
