return enchantment "Zur's Weirding" {
  cost = "{3}{U}",
  text = [[
    Players play with their hands revealed.
    If a player would draw a card, that player reveals the top card of their library instead. Then any other player may pay 2 life. If a player does, that player puts it into their graveyard. Otherwise, that player draws a card.
  ]],
  hand_open { affects = players },
  instead_of_drawing {
    affects = players,
    look_at(cards:owned_by(that_player):in_zone "library":on_top(1), players),
    may {
      by = players:not_among(that_player),
      pay = lose_life(2),
      otherwise = { draw(1, that_player) },
      mill(1, that_player),
    },
  },
}
