return summon "Gargoyle" "Granite Gargoyle" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[
    Flying
    {R}: Granite Gargoyle gets +0/+1 until end of turn.
  ]],
  flying,
  activated { cost = "{R}", until_end_of_turn(self, { plus = "+0/+1" }) },
}
