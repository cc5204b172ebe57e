return enchant_creature "Cooperation" {
  cost = "{2}{W}",
  text = [[Enchanted creature gains banding.]],
  continuous { affects = enchanted, gains = banding },
}
