return artifact "Stone Calendar" {
  cost = "{5}",
  text = [[Spells cost {1} less to cast for you.]],
  costs_more { n = -1, affects = you },
}
