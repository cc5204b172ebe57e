return artifact "Lodestone Bauble" {
  cost = "{0}",
  text = [[{1}, {T}, sacrifice Lodestone Bauble: Put up to four target basic land cards from a single graveyard on top of their owner's library. Their owner draws a card at the beginning of the next turn's upkeep.]],
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    target = of_one_owner(between(0, 4, card:that_are "land":that_are "basic":in_zone "graveyard")),
    put_on_top(target),
    next_upkeep { draw(1, owner_of(target)) },
  },
}
