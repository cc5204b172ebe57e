return instant "Great Defender" {
  cost = "{W}",
  text = [[Target creature gets +0/+X until end of turn, where X is its casting cost.]],
  target = creature,
  until_end_of_turn(target, { plus = { 0, casting_cost_of(target) } }),
}
