return enchant_creature "Wings of Aesthir" {
  cost = "{W}{U}",
  text = [[Enchanted creature gets +1/+0 and gains flying and gains first strike.]],
  continuous { affects = enchanted, plus = "+1/+0", gains = { flying, first_strike } },
}
