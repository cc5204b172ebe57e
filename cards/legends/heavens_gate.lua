return instant "Heaven's Gate" {
  cost = "{W}",
  text = [[Any number of target creatures become white until end of turn.]],
  target = any_number(creature),
  until_end_of_turn(target, { colour = "white" }),
}
