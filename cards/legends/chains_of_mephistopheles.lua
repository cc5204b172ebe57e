return enchantment "Chains of Mephistopheles" {
  cost = "{1}{B}",
  text = [[If a player would draw a card except the first one they draw in their draw phase each turn, that player discards a card instead. If that player discarded a card this way, that player draws a card. If that player does not discard a card this way, that player puts the top card of their library into their graveyard.]],
  instead_of_drawing {
    but_first = true,
    affects = players,
    discard(1, that_player),
    when(some(discarded), { draw(1, that_player) }),
    when(no(discarded), { mill(1, that_player) }),
  },
}
