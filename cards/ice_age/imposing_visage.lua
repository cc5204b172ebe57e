return enchant_creature "Imposing Visage" {
  cost = "{R}",
  text = [[Enchanted creature gains menace.]],
  continuous { affects = enchanted, gains = menace },
}
