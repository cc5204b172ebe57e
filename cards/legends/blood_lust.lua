return instant "Blood Lust" {
  cost = "{1}{R}",
  text = [[If target creature's toughness is 5 or more, it gets +4/-4 until end of turn. Otherwise, it gets +4/-X until end of turn, where X is its toughness minus 1.]],
  target = creature,
  when(compare(toughness_of(target), "at least", 5), { until_end_of_turn(target, { plus = "+4/-4" }) }, { until_end_of_turn(target, { plus = { 4, product(-1, at_least_zero(difference(toughness_of(target), 1))) } }) }),
}
