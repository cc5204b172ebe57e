return enchant_creature "Lance" {
  cost = "{W}",
  text = [[Enchanted creature has first strike.]],
  continuous { affects = enchanted, gains = first_strike },
}
