return artifact "Jester's Mask" {
  cost = "{5}",
  text = [[
    Jester's Mask comes into play tapped.
    {1}, {T}, sacrifice Jester's Mask: Target opponent puts all cards from that player's hand on top of their owner's library. Search that player's library for that many cards. Return those cards to its owner's hand. Shuffle that player's library.
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
