return summon "Whale" "Narwhal" {
  cost = "{2}{U}{U}", power = 2, toughness = 2,
  text = [[
    First strike
    Protection from red
  ]],
  first_strike,
  protection { from = "red" },
}
