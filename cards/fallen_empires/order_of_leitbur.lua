return summon "Cleric" "Order of Leitbur" {
  cost = "{W}{W}", power = 2, toughness = 1,
  text = [[
    Protection from black
    {W}: Order of Leitbur gains first strike until end of turn.
    {W}{W}: Order of Leitbur gets +1/+0 until end of turn.
  ]],
  differs = { "types" },
  protection { from = "black" },
  activated { cost = "{W}", until_end_of_turn(self, { gains = first_strike }) },
  activated { cost = "{W}{W}", until_end_of_turn(self, { plus = "+1/+0" }) },
}
