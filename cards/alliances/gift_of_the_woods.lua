return enchant_creature "Gift of the Woods" {
  cost = "{G}",
  text = [[Whenever enchanted creature blocks or is blocked, it gets +0/+3 until end of turn. Gain 1 life.]],
  blocks { what = enchanted, until_end_of_turn(enchanted, { plus = "+0/+3" }), gain_life(1) },
  becomes_blocked { what = enchanted, until_end_of_turn(enchanted, { plus = "+0/+3" }), gain_life(1) },
}
