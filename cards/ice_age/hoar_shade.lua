return summon "Shade" "Hoar Shade" {
  cost = "{3}{B}", power = 1, toughness = 2,
  text = [[{B}: Hoar Shade gets +1/+1 until end of turn.]],
  activated { cost = "{B}", until_end_of_turn(self, { plus = "+1/+1" }) },
}
