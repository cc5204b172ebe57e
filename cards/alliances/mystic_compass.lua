return artifact "Mystic Compass" {
  cost = "{2}",
  text = [[{1}, {T}: Choose a basic land type. Target land becomes the chosen type until end of turn.]],
  activated {
    cost = "{1}, {T}",
    target = land,
    choose "basic land type",
    until_end_of_turn(target, { becomes_land = chosen }),
  },
}
