return enchant_creature "Weakness" {
  cost = "{B}",
  text = [[Enchanted creature gets -2/-1.]],
  continuous { affects = enchanted, plus = "-2/-1" },
}
