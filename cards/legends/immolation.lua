return enchant_creature "Immolation" {
  cost = "{R}",
  text = [[Enchanted creature gets +2/-2.]],
  continuous { affects = enchanted, plus = "+2/-2" },
}
