return instant "Sylvan Paradise" {
  cost = "{G}",
  text = [[Any number of target creatures become green until end of turn.]],
  target = any_number(creature),
  until_end_of_turn(target, { colour = "green" }),
}
