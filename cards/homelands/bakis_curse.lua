return sorcery "Baki's Curse" {
  cost = "{2}{U}{U}",
  text = [[Baki's Curse deals 2 damage to each creature for each enchantment attached to it.]],
  for_each(creatures, { deal(product(2, count(enchantments:enchanting(it))), it) }),
}
