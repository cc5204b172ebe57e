return artifact "Mystic Compass" {
  cost = "{2}",
  text = [[{1}, {T}: Choose a basic land type. Target land with mana abilities becomes the chosen type until end of turn.]],
  differs = { "affected" },
  activated {
    cost = "{1}, {T}",
    target = land:giving_mana(),
    choose "basic land type",
    until_end_of_turn(target, { becomes_land = chosen }),
  },
}
