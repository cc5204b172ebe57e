return enchant_creature "Fishliver Oil" {
  cost = "{1}{U}",
  text = [[Enchanted creature gains islandwalk.]],
  continuous { affects = enchanted, gains = landwalk "island" },
}
