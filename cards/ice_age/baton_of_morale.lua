return artifact "Baton of Morale" {
  cost = "{2}",
  text = [[{2}: Target creature gains banding until end of turn.]],
  activated { cost = "{2}", target = creature, until_end_of_turn(target, { gains = banding }) },
}
