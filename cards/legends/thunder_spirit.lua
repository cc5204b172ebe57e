return summon "Spirit" "Thunder Spirit" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[
    Flying
    First strike
  ]],
  differs = { "types" },
  flying,
  first_strike,
}
