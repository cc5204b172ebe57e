return artifact "Tawnos's Wand" {
  cost = "{4}",
  text = [[{2}, {T}: Target creature with power 2 or less cannot be blocked this turn.]],
  activated {
    cost = "{2}, {T}",
    target = creature:power(2, "at most"),
    this_turn(cannot_be_blocked { affects = target }),
  },
}
