return enchant_creature "Flight" {
  cost = "{U}",
  text = [[Enchanted creature gains flying.]],
  continuous { affects = enchanted, gains = flying },
}
