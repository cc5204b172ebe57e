return artifact "Helm of Chatzuk" {
  cost = "{1}",
  text = [[{1}, {T}: Target creature gains banding until end of turn.]],
  activated { cost = "{1}, {T}", target = creature, until_end_of_turn(target, { gains = banding }) },
}
