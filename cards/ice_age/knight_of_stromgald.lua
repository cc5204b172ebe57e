return summon "Knight" "Knight of Stromgald" {
  cost = "{B}{B}", power = 2, toughness = 1,
  text = [[
    Protection from white
    {B}: Knight of Stromgald gains first strike until end of turn.
    {B}{B}: Knight of Stromgald gets +1/+0 until end of turn.
  ]],
  differs = { "types" },
  protection { from = "white" },
  activated { cost = "{B}", until_end_of_turn(self, { gains = first_strike }) },
  activated { cost = "{B}{B}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
