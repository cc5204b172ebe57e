return artifact "Flying Carpet" {
  cost = "{4}",
  text = [[{2}, {T}: Target creature gains flying until end of turn.]],
  activated { cost = "{2}, {T}", target = creature, until_end_of_turn(target, { gains = flying }) },
}
