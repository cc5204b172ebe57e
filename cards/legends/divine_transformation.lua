return enchant_creature "Divine Transformation" {
  cost = "{2}{W}{W}",
  text = [[Enchanted creature gets +3/+3.]],
  continuous { affects = enchanted, plus = "+3/+3" },
}
