return summon "Narwhal" "Narwhal" {
  cost = "{2}{U}{U}", power = 2, toughness = 2,
  text = [[
    First strike
    Protection from red
  ]],
  differs = { "types" },
  first_strike,
  protection { from = "red" },
}
