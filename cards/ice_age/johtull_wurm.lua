return summon "Wurm" "Johtull Wurm" {
  cost = "{5}{G}", power = 6, toughness = 6,
  text = [[Whenever Johtull Wurm becomes blocked, it gets -2/-1 until end of turn for each creature blocking it beyond the first.]],
  becomes_blocked {
    what = self,
    until_end_of_turn(self, { plus = { product(-2, at_least_zero(difference(count(creatures:blocking_any(self)), 1))), product(-1, at_least_zero(difference(count(creatures:blocking_any(self)), 1))) } }),
  },
}
