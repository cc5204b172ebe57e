return enchantment "Noble Steeds" {
  cost = "{2}{W}",
  text = [[{1}{W}: Target creature gains first strike until end of turn.]],
  activated { cost = "{1}{W}", target = creature, until_end_of_turn(target, { gains = first_strike }) },
}
