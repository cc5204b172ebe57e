return summon "Wall" "Thunder Wall" {
  cost = "{1}{U}{U}", power = 0, toughness = 2,
  text = [[
    Flying
    {U}: Thunder Wall gets +1/+1 until end of turn.
  ]],
  flying,
  activated { cost = "{U}", until_end_of_turn(self, { plus = "+1/+1" }) },
}
