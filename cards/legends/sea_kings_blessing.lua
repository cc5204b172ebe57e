return instant "Sea Kings' Blessing" {
  cost = "{U}",
  text = [[Any number of target creatures become blue until end of turn.]],
  target = any_number(creature),
  until_end_of_turn(target, { colour = "blue" }),
}
