return sorcery "Baki's Curse" {
  cost = "{2}{U}{U}",
  text = [[Baki's Curse deals 2 damage to each creature for each creature enchantment attached to it.]],
  differs = { "effect" },
  for_each(creatures, { deal(product(2, count(enchantments:on_creatures():enchanting(it))), it) }),
}
