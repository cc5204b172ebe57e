return enchantment "Enduring Renewal" {
  cost = "{2}{W}{W}",
  text = [[
    Play with your hand revealed.
    If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.
    Whenever a creature is put into your graveyard from the battlefield, return it to your hand.
  ]],
  hand_open { affects = you },
  instead_of_drawing {
    affects = you,
    look_at(cards:owned_by(you):in_zone "library":on_top(1), players),
    when(is(cards:owned_by(you):in_zone "library":on_top(1), cards:that_are "creature"), { mill(1) }, { draw(1) }),
  },
  put_into_graveyard { what = creatures:owned_by(you), return_to_hand(it) },
}
