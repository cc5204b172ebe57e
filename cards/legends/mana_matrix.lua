return artifact "Mana Matrix" {
  cost = "{6}",
  text = [[
    Instant, interrupt, or mana source spells cost {2} less to cast for you.
    Enchantment spells cost {2} less to cast for you.
  ]],
  costs_more { cards = permanents:that_are "instant or interrupt or mana source", n = -2, affects = you },
  costs_more { cards = enchantments, n = -2, affects = you },
}
