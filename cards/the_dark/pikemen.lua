return summon "Pikemen" "Pikemen" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[
    First strike
    Banding
  ]],
  differs = { "types" },
  first_strike,
  banding,
}
