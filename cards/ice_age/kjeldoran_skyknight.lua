return summon "Knight" "Kjeldoran Skyknight" {
  cost = "{2}{W}", power = 1, toughness = 1,
  text = [[
    Flying
    First strike
    Banding
  ]],
  flying,
  first_strike,
  banding,
}
