return enchant_creature "Firebreathing" {
  cost = "{R}",
  text = [[{R}: Enchanted creature gets +1/+0 until end of turn.]],
  activated { cost = "{R}", until_end_of_turn(enchanted, { plus = "+1/+0" }) },
}
