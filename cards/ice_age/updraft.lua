return instant "Updraft" {
  cost = "{1}{U}",
  text = [[Target creature gains flying until end of turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature,
  until_end_of_turn(target, { gains = flying }),
  next_upkeep { draw(1) },
}
