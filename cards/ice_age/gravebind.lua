return instant "Gravebind" {
  cost = "{B}",
  text = [[Target creature cannot regenerate this turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = creature,
  this_turn(cannot_regenerate { affects = target }),
  next_upkeep { draw(1) },
}
