return summon "Kraken" "Polar Kraken" {
  cost = "{8}{U}{U}{U}", power = 11, toughness = 11,
  text = [[
    Trample
    Polar Kraken comes into play tapped.
    Cumulative upkeep—Sacrifice a land
  ]],
  trample,
  enters_tapped {},
  cumulative_upkeep(sacrifice(lands)),
}
