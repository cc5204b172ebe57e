return sorcery "Channel" {
  cost = "{G}{G}",
  text = [[Until end of turn, you may pay 1 life any time you could draw mana to add {C} to your mana pool.]],
  this_turn(life_for_mana { n = 1, affects = you }),
}
