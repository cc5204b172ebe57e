return instant "Dwarven Song" {
  cost = "{R}",
  text = [[Any number of target creatures become red until end of turn.]],
  target = any_number(creature),
  until_end_of_turn(target, { colour = "red" }),
}
