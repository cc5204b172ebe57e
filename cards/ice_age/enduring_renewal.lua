return enchantment "Enduring Renewal" {
  cost = "{2}{W}{W}",
  text = [[
    You play with your hand revealed.
    If you would draw a card, reveal the top card of your library instead. If it is a creature card, put it into your graveyard. Otherwise, draw a card.
    Whenever a creature you own is put into a graveyard from play, return it to its owner's hand.
  ]],
  hand_open { affects = you },
  instead_of_drawing {
    affects = you,
    look_at(cards:owned_by(you):in_zone "library":on_top(1), players),
    when(is(cards:owned_by(you):in_zone "library":on_top(1), cards:that_are "creature"), { mill(1) }, { draw(1) }),
  },
  put_into_graveyard { what = creatures:owned_by(you), return_to_hand(it) },
}
