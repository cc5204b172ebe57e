return summon "Ambush Party" "Ambush Party" {
  cost = "{4}{R}", power = 3, toughness = 1,
  text = [[
    First strike
    Haste
  ]],
  differs = { "types" },
  first_strike,
  haste,
}
