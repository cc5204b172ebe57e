return artifact "Library of Leng" {
  cost = "{1}",
  text = [[
    You have no maximum hand size.
    If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard.
  ]],
  no_hand_limit { affects = you },
  discards_on_top { affects = you },
}
