return instant "Formation" {
  cost = "{1}{W}",
  text = [[Target creature gains banding until end of turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature,
  until_end_of_turn(target, { gains = banding }),
  next_upkeep { draw(1) },
}
