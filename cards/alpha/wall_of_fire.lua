return summon "Wall" "Wall of Fire" {
  cost = "{1}{R}{R}", power = 0, toughness = 5,
  text = [[{R}: Wall of Fire gets +1/+0 until end of turn.]],
  activated { cost = "{R}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
