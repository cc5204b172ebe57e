return enchant_creature "Leshrac's Rite" {
  cost = "{B}",
  text = [[Enchanted creature gains swampwalk.]],
  continuous { affects = enchanted, gains = landwalk "swamp" },
}
