return summon "Knight" "Kjeldoran Knight" {
  cost = "{W}{W}", power = 1, toughness = 1,
  text = [[
    Banding
    {1}{W}: Kjeldoran Knight gets +1/+0 until end of turn.
    {W}{W}: Kjeldoran Knight gets +0/+2 until end of turn.
  ]],
  differs = { "types" },
  banding,
  activated { cost = "{1}{W}", until_end_of_turn(self, { plus = "+1/+0" }) },
  activated { cost = "{W}{W}", until_end_of_turn(self, { plus = "+0/+2" }) },
}
