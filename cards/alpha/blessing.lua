return enchant_creature "Blessing" {
  cost = "{W}{W}",
  text = [[{W}: Enchanted creature gets +1/+1 until end of turn.]],
  activated { cost = "{W}", until_end_of_turn(enchanted, { plus = "+1/+1" }) },
}
