return enchant_creature "Feast of the Unicorn" {
  cost = "{3}{B}",
  text = [[Enchanted creature gets +4/+0.]],
  continuous { affects = enchanted, plus = "+4/+0" },
}
