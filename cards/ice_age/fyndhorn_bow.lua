return artifact "Fyndhorn Bow" {
  cost = "{2}",
  text = [[{3}, {T}: Target creature gains first strike until end of turn.]],
  activated { cost = "{3}, {T}", target = creature, until_end_of_turn(target, { gains = first_strike }) },
}
