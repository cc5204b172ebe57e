return instant "Lightning Blow" {
  cost = "{1}{W}",
  text = [[Target creature gains first strike until end of turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature,
  until_end_of_turn(target, { gains = first_strike }),
  next_upkeep { draw(1) },
}
