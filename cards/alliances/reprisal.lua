return instant "Reprisal" {
  cost = "{1}{W}",
  text = [[Bury target creature with power 4 or more.]],
  target = creature:power(4),
  bury(target),
}
