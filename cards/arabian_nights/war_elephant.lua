return summon "Elephant" "War Elephant" {
  cost = "{3}{W}", power = 2, toughness = 2,
  text = [[
    Trample
    Banding
  ]],
  trample,
  banding,
}
