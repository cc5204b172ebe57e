return summon "Soldier" "Kjeldoran Skycaptain" {
  cost = "{4}{W}", power = 2, toughness = 2,
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
