return summon "Wall" "Wall of Lava" {
  cost = "{1}{R}{R}", power = 1, toughness = 3,
  text = [[{R}: Wall of Lava gets +1/+1 until end of turn.]],
  activated { cost = "{R}", until_end_of_turn(self, { plus = "+1/+1" }) },
}
