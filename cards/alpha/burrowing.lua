return enchant_creature "Burrowing" {
  cost = "{R}",
  text = [[Enchanted creature has mountainwalk.]],
  continuous { affects = enchanted, gains = landwalk "mountain" },
}
