return summon "Soldier" "Kjeldoran Skyknight" {
  cost = "{2}{W}", power = 1, toughness = 1,
  text = [[
    Flying
    First strike
    Banding
  ]],
  differs = { "types" },
  flying,
  first_strike,
  banding,
}
