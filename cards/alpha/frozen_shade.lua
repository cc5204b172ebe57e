return summon "Shade" "Frozen Shade" {
  cost = "{2}{B}", power = 0, toughness = 1,
  text = [[{B}: Frozen Shade gets +1/+1 until end of turn.]],
  activated { cost = "{B}", until_end_of_turn(self, { plus = "+1/+1" }) },
}
