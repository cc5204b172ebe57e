return summon "Insect" "Yavimaya Ants" {
  cost = "{2}{G}{G}", power = 5, toughness = 1,
  text = [[
    Trample
    Haste
    Cumulative upkeep {G}{G}
  ]],
  trample,
  haste,
  cumulative_upkeep("{G}{G}"),
}
