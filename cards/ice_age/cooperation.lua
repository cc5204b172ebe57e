return enchant_creature "Cooperation" {
  cost = "{2}{W}",
  text = [[Enchanted creature has banding.]],
  continuous { affects = enchanted, gains = banding },
}
