return enchantment "Mana Vortex" {
  cost = "{1}{U}{U}",
  text = [[
    During each player's upkeep, that player sacrifices a land.
    When there are no lands in play, bury Mana Vortex.
    When you cast this spell, counter it unless you sacrifice a land.
  ]],
  at_upkeep { search(1, lands:controlled_by(that_player), { sacrifice(found) }, that_player) },
  whenever_state { only_if = no(lands), bury(self) },
  unread "When you cast this spell, counter it unless you sacrifice a land.",
}
