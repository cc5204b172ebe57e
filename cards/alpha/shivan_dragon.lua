return summon "Dragon" "Shivan Dragon" {
  cost = "{4}{R}{R}", power = 5, toughness = 5,
  text = [[
    Flying
    {R}: Shivan Dragon gets +1/+0 until end of turn.
  ]],
  flying,
  activated { cost = "{R}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
