return enchant_land "Consecrate Land" {
  cost = "{W}",
  text = [[
    Enchanted land cannot be enchanted by other enchantments.
    Enchanted land gains "This card cannot be destroyed."
  ]],
  cannot_be_enchanted { by = enchantments:other(), affects = enchanted },
  continuous { affects = enchanted, gains = cannot_be_destroyed {} },
}
