return enchant_land "Consecrate Land" {
  cost = "{W}",
  text = [[
    Enchanted land cannot be destroyed.
    Enchanted land cannot be enchanted by other enchantments.
  ]],
  cannot_be_destroyed { affects = enchanted },
  cannot_be_enchanted { by = enchantments:other(), affects = enchanted },
}
