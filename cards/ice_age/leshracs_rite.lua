return enchant_creature "Leshrac's Rite" {
  cost = "{B}",
  text = [[Enchanted creature has swampwalk.]],
  continuous { affects = enchanted, gains = landwalk "swamp" },
}
