return enchant_creature "Anti-Magic Aura" {
  cost = "{2}{U}",
  text = [[
    Enchanted creature cannot be the target of spells.
    Enchanted creature cannot be enchanted by other enchantments.
  ]],
  cannot_be_targeted { by = spells, affects = enchanted },
  cannot_be_enchanted { by = enchantments:other(), affects = enchanted },
}
