return enchant_creature "Flight" {
  cost = "{U}",
  text = [[Enchanted creature has flying.]],
  continuous { affects = enchanted, gains = flying },
}
