return artifact_creature "Wall" "Walking Wall" {
  cost = "{4}", power = 0, toughness = 6,
  text = [[{3}: Walking Wall can attack as though it were not a Wall this turn. It gets +3/-1 until end of turn. Use this ability only once each turn.]],
  activated {
    cost = "{3}",
    only_if = compare(uses_this_turn, "at most", 0),
    this_turn(may_attack_all_the_same { affects = self }),
    until_end_of_turn(self, { plus = "+3/-1" }),
  },
}
