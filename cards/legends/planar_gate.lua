return artifact "Planar Gate" {
  cost = "{6}",
  text = [[Nonartifact creature spells cost {2} less to cast for you.]],
  differs = { "affected" },
  costs_more { cards = creatures:not_ "artifact", n = -2, affects = you },
}
