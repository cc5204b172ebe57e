return summon "Rogue" "Ambush Party" {
  cost = "{4}{R}", power = 3, toughness = 1,
  text = [[
    First strike
    Haste
  ]],
  first_strike,
  haste,
}
