return enchant_creature "Battle Mastery" {
  cost = "{2}{W}",
  text = [[Enchanted creature has double strike.]],
  continuous { affects = enchanted, gains = double_strike },
}
