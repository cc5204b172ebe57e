return enchant_creature "Wings of Aesthir" {
  cost = "{W}{U}",
  text = [[Enchanted creature gets +1/+0 and has flying and first strike.]],
  continuous { affects = enchanted, plus = "+1/+0", gains = { flying, first_strike } },
}
