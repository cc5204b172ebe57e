return summon "Erne" "Silver Erne" {
  cost = "{3}{U}", power = 2, toughness = 2,
  text = [[
    Flying
    Trample
  ]],
  differs = { "types" },
  flying,
  trample,
}
