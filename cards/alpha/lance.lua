return enchant_creature "Lance" {
  cost = "{W}",
  text = [[Enchanted creature gains first strike.]],
  continuous { affects = enchanted, gains = first_strike },
}
