return artifact "North Star" {
  cost = "{4}",
  text = [[{4}, {T}: For one spell this turn, you may spend mana as though it were mana of any type to pay that spell's mana cost.]],
  unread "{4}, {T}: For one spell this turn, you may spend mana as though it were mana of any type to pay that spell's mana cost.",
}
