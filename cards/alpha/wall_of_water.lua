return summon "Wall" "Wall of Water" {
  cost = "{1}{U}{U}", power = 0, toughness = 5,
  text = [[{U}: Wall of Water gets +1/+0 until end of turn.]],
  activated { cost = "{U}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
