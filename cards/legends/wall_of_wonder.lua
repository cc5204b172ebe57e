return summon "Wall" "Wall of Wonder" {
  cost = "{2}{U}{U}", power = 1, toughness = 5,
  text = [[{2}{U}{U}: Wall of Wonder gets +4/-4 until end of turn. It can attack as though it were not a Wall this turn.]],
  differs = { "effect" },
  activated {
    cost = "{2}{U}{U}",
    until_end_of_turn(self, { plus = "+4/-4" }),
    this_turn(may_attack_all_the_same { affects = self }),
  },
}
