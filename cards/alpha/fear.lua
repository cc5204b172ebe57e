return enchant_creature "Fear" {
  cost = "{B}{B}",
  text = [[Enchanted creature gains fear.]],
  continuous { affects = enchanted, gains = fear },
}
