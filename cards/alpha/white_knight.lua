return summon "Knight" "White Knight" {
  cost = "{W}{W}", power = 2, toughness = 2,
  text = [[
    First strike
    Protection from black
  ]],
  differs = { "types" },
  first_strike,
  protection { from = "black" },
}
