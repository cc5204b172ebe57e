return summon "Swarm" "Yavimaya Ants" {
  cost = "{2}{G}{G}", power = 5, toughness = 1,
  text = [[
    Trample
    Cumulative upkeep {G}{G}
    Yavimaya Ants can attack as though it were unaffected by summoning sickness.
  ]],
  differs = { "types", "effect" },
  trample,
  cumulative_upkeep("{G}{G}"),
  attacks_at_once {},
}
