return enchant_creature "Holy Strength" {
  cost = "{W}",
  text = [[Enchanted creature gets +1/+2.]],
  continuous { affects = enchanted, plus = "+1/+2" },
}
