return instant "Shrink" {
  cost = "{G}",
  text = [[Target creature gets -5/-0 until end of turn.]],
  target = creature,
  until_end_of_turn(target, { plus = "-5/+0" }),
}
