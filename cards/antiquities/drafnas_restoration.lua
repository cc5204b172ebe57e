return sorcery "Drafna's Restoration" {
  cost = "{U}",
  text = [[Put any number of target artifact cards from a single graveyard on top of their owner's library.]],
  target = of_one_owner(any_number(card:that_are "artifact":in_zone "graveyard")),
  put_on_top(target),
}
