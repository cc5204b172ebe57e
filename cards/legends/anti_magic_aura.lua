return enchant_creature "Anti-Magic Aura" {
  cost = "{2}{U}",
  text = [[
    Enchanted creature cannot be the target of enchantment, instant, or sorcery spells.
    Enchanted creature cannot be enchanted by other enchantments.
  ]],
  differs = { "affected" },
  cannot_be_targeted { by = spells:that_are "enchantment or instant or sorcery", affects = enchanted },
  cannot_be_enchanted { by = enchantments:other(), affects = enchanted },
}
