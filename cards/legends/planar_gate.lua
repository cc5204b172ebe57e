return artifact "Planar Gate" {
  cost = "{6}",
  text = [[Creature spells cost {2} less to cast for you.]],
  costs_more { cards = creatures, n = -2, affects = you },
}
