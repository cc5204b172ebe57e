return summon "Atog" "Atog" {
  cost = "{1}{R}", power = 1, toughness = 2,
  text = [[Sacrifice an artifact: Atog gets +2/+2 until end of turn.]],
  activated { cost = sacrifice(artifacts), until_end_of_turn(self, { plus = "+2/+2" }) },
}
