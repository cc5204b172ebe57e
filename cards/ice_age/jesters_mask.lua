return artifact "Jester's Mask" {
  cost = "{5}",
  text = [[
    Jester's Mask enters the battlefield tapped.
    {1}, {T}, Sacrifice Jester's Mask: Target opponent puts the cards from their hand on top of their library. Search that player's library for that many cards. That player puts those cards into their hand, then shuffles their library.
  ]],
  enters_tapped {},
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    target = opponent,
    put_on_top(cards:owned_by(target):in_zone "hand", target),
    search(result, cards:owned_by(target):in_zone "library"),
    return_to_hand(found),
    shuffle(target),
  },
}
