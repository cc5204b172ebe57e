return artifact "Urza's Bauble" {
  cost = "{0}",
  text = [[{T}, sacrifice Urza's Bauble: Look at a card at random in target player's hand. Draw a card at the beginning of the next turn's upkeep.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    target = player,
    search_at_random(1, cards:owned_by(target):in_zone "hand"),
    look_at(found),
    next_upkeep { draw(1) },
  },
}
