return summon "Lizard" "Leaping Lizard" {
  cost = "{1}{G}{G}", power = 2, toughness = 3,
  text = [[{1}{G}: Leaping Lizard gets -0/-1 and gains flying until end of turn.]],
  activated { cost = "{1}{G}", until_end_of_turn(self, { plus = "+0/-1", gains = flying }) },
}
