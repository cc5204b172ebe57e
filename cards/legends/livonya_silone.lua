return summon "Warrior" "Livonya Silone" {
  cost = "{2}{R}{R}{G}{G}", power = 4, toughness = 4, legend = true,
  text = [[
    First strike
    Legendary landwalk
  ]],
  differs = { "types" },
  first_strike,
  landwalk { from = "legend" },
}
