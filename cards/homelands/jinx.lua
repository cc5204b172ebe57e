return instant "Jinx" {
  cost = "{1}{U}",
  text = [[Choose a basic land type. Target land becomes the chosen type until end of turn. Draw a card at the beginning of the next turn's upkeep.]],
  target = land,
  choose "basic land type",
  until_end_of_turn(target, { becomes_land = chosen }),
  next_upkeep { draw(1) },
}
