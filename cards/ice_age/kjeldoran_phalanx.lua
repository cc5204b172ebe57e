return summon "Soldier" "Kjeldoran Phalanx" {
  cost = "{5}{W}", power = 2, toughness = 5,
  text = [[
    First strike
    Banding
  ]],
  differs = { "types" },
  first_strike,
  banding,
}
