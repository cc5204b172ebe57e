return artifact "Feroz's Ban" {
  cost = "{6}",
  text = [[Nonartifact creature spells cost {2} more to cast.]],
  differs = { "affected" },
  costs_more { cards = creatures:not_ "artifact", n = 2, affects = players },
}
