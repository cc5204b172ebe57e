return enchant_creature "Web" {
  cost = "{G}",
  text = [[Enchanted creature gets +0/+2 and has web.]],
  continuous { affects = enchanted, plus = "+0/+2", gains = web },
}
