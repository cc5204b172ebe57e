return enchant_creature "Soul Kiss" {
  cost = "{2}{B}",
  text = [[{B}, pay 1 life: Enchanted creature gets +2/+2 until end of turn. Use this ability no more than three times each turn for each player.]],
  differs = { "effect" },
  activated {
    cost = { "{B}", lose_life(1) },
    only_if = compare(uses_this_turn_by(you), "at most", 2),
    until_end_of_turn(enchanted, { plus = "+2/+2" }),
  },
}
