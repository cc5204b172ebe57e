return artifact "War Chariot" {
  cost = "{3}",
  text = [[{3}, {T}: Target creature gains trample until end of turn.]],
  activated { cost = "{3}, {T}", target = creature, until_end_of_turn(target, { gains = trample }) },
}
