return enchantment "Chains of Mephistopheles" {
  cost = "{1}{B}",
  text = [[If a player would draw a card except the first one they draw in their draw step each turn, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they put the top card of their library into their graveyard.]],
  instead_of_drawing {
    but_first = true,
    affects = players,
    discard(1, that_player),
    when(some(discarded), { draw(1, that_player) }),
    when(no(discarded), { mill(1, that_player) }),
  },
}
