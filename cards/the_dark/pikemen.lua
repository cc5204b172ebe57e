return summon "Soldier" "Pikemen" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[
    First strike
    Banding
  ]],
  first_strike,
  banding,
}
