return instant "Giant Growth" {
  cost = "{G}",
  text = [[Target creature gets +3/+3 until end of turn.]],
  target = creature,
  until_end_of_turn(target, { plus = "+3/+3" }),
}
