return keyword "transmute" {
  takes = "cost",
  text = "In the hand of its owner: for this cost, and discarding it, a card of the same casting cost is found.",
  activated {
    cost = { parameter, discard(1, self) },
    speed = "sorcery",
    search(1, cards:owned_by(you):in_zone "library":casting_cost(casting_cost_of(self), "exactly")),
    return_to_hand(found),
    look_at(moved, players),
    shuffle(),
  },
}
