return enchantment "Enduring Renewal" {
  cost = "{2}{W}{W}",
  text = [[
    You play with your hand revealed.
    If you would draw a card, draw a card instead. If the drawn card is a creature card, discard the drawn card.
    Whenever a creature you own is put into a graveyard from play, return it to its owner's hand.
  ]],
  differs = { "effect" },
  hand_open { affects = you },
  instead_of_drawing {
    affects = you,
    draw(1),
    when(is(drawn, cards:that_are "creature"), { discard_all(you, drawn) }),
  },
  put_into_graveyard { what = creatures:owned_by(you), return_to_hand(it) },
}
