return instant "Jump" {
  cost = "{U}",
  text = [[Target creature gains flying until end of turn.]],
  target = creature,
  until_end_of_turn(target, { gains = flying }),
}
