return artifact "Staff of Zegon" {
  cost = "{4}",
  text = [[{3}, {T}: Target creature gets -2/-0 until end of turn.]],
  activated { cost = "{3}, {T}", target = creature, until_end_of_turn(target, { plus = "-2/+0" }) },
}
