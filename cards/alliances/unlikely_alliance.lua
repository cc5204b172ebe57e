return enchantment "Unlikely Alliance" {
  cost = "{1}{W}",
  text = [[{1}{W}: Target nonattacking, nonblocking creature gets +0/+2 until end of turn.]],
  activated {
    cost = "{1}{W}",
    target = creature:not_attacking():not_blocking(),
    until_end_of_turn(target, { plus = "+0/+2" }),
  },
}
