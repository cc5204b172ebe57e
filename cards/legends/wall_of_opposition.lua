return summon "Wall" "Wall of Opposition" {
  cost = "{3}{R}{R}", power = 0, toughness = 6,
  text = [[{1}: Wall of Opposition gets +1/+0 until end of turn.]],
  activated { cost = "{1}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
