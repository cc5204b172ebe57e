return enchant_creature "Unholy Strength" {
  cost = "{B}",
  text = [[Enchanted creature gets +2/+1.]],
  continuous { affects = enchanted, plus = "+2/+1" },
}
