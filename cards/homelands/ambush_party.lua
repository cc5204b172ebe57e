return summon "Ambush Party" "Ambush Party" {
  cost = "{4}{R}", power = 3, toughness = 1,
  text = [[
    First strike
    Ambush Party is unaffected by summoning sickness.
  ]],
  differs = { "types" },
  first_strike,
  haste,
}
