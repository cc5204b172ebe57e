return summon "Bird" "Silver Erne" {
  cost = "{3}{U}", power = 2, toughness = 2,
  text = [[
    Flying
    Trample
  ]],
  flying,
  trample,
}
