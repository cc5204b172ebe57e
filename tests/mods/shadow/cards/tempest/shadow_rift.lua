return instant "Shadow Rift" {
  cost = "{U}",
  text = [[Target creature gains shadow until end of turn. Draw a card.]],
  target = creature,
  until_end_of_turn(target, { gains = shadow }),
  draw(1),
}
