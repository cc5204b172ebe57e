return artifact "Feroz's Ban" {
  cost = "{6}",
  text = [[Creature spells cost {2} more to cast.]],
  costs_more { cards = creatures, n = 2, affects = players },
}
