return summon "Knight" "Black Knight" {
  cost = "{B}{B}", power = 2, toughness = 2,
  text = [[
    First strike
    Protection from white
  ]],
  differs = { "types" },
  first_strike,
  protection { from = "white" },
}
