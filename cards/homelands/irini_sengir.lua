return summon "Vampire Dwarf" "Irini Sengir" {
  cost = "{2}{B}{B}", power = 2, toughness = 2, legend = true,
  text = [[White enchantment spells and green enchantment spells cost {2} more to cast.]],
  differs = { "types", "affected" },
  costs_more {
    cards = each(enchantments:that_are "white", enchantments:that_are "green"),
    n = 2,
    affects = players,
  },
}
