return artifact "Mana Matrix" {
  cost = "{6}",
  text = [[Enchantment, instant, or interrupt spells cost {2} less to cast for you.]],
  differs = { "effect" },
  costs_more { cards = permanents:that_are "enchantment or instant or interrupt", n = -2, affects = you },
}
