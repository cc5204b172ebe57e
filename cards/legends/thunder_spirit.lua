return summon "Elemental Spirit" "Thunder Spirit" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[
    Flying
    First strike
  ]],
  flying,
  first_strike,
}
