return artifact "Whalebone Glider" {
  cost = "{2}",
  text = [[{2}, {T}: Target creature with power 3 or less gains flying until end of turn.]],
  activated {
    cost = "{2}, {T}",
    target = creature:power(3, "at most"),
    until_end_of_turn(target, { gains = flying }),
  },
}
