return enchantment "Zur's Weirding" {
  cost = "{3}{U}",
  text = [[
    Players play with their hands revealed.
    If a player would draw a card, that player draws a card instead. Then any other player may pay 2 life. If a player does, that player discards the drawn card.
  ]],
  differs = { "effect" },
  hand_open { affects = players },
  instead_of_drawing {
    affects = players,
    draw(1, that_player),
    may { by = players:not_among(that_player), pay = lose_life(2), discard_all(that_player, drawn) },
  },
}
