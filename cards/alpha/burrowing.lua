return enchant_creature "Burrowing" {
  cost = "{R}",
  text = [[Enchanted creature gains mountainwalk.]],
  continuous { affects = enchanted, gains = landwalk "mountain" },
}
