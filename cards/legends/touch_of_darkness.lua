return instant "Touch of Darkness" {
  cost = "{B}",
  text = [[Any number of target creatures become black until end of turn.]],
  target = any_number(creature),
  until_end_of_turn(target, { colour = "black" }),
}
