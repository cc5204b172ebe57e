return summon "Vampire Dwarf" "Irini Sengir" {
  cost = "{2}{B}{B}", power = 2, toughness = 2, legend = true,
  text = [[Green enchantment spells and white enchantment spells cost {2} more to cast.]],
  costs_more {
    cards = each(enchantments:that_are "green", enchantments:that_are "white"),
    n = 2,
    affects = players,
  },
}
