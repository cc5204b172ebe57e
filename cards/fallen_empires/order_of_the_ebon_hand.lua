return summon "Cleric" "Order of the Ebon Hand" {
  cost = "{B}{B}", power = 2, toughness = 1,
  text = [[
    Protection from white
    {B}: Order of the Ebon Hand gains first strike until end of turn.
    {B}{B}: Order of the Ebon Hand gets +1/+0 until end of turn.
  ]],
  differs = { "types" },
  protection { from = "white" },
  activated { cost = "{B}", until_end_of_turn(self, { gains = first_strike }) },
  activated { cost = "{B}{B}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
