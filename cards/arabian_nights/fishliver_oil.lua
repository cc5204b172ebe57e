return enchant_creature "Fishliver Oil" {
  cost = "{1}{U}",
  text = [[Enchanted creature has islandwalk.]],
  continuous { affects = enchanted, gains = landwalk "island" },
}
