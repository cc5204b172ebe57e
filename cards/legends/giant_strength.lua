return enchant_creature "Giant Strength" {
  cost = "{R}{R}",
  text = [[Enchanted creature gets +2/+2.]],
  continuous { affects = enchanted, plus = "+2/+2" },
}
