return summon "Wall" "Illusionary Wall" {
  cost = "{4}{U}", power = 7, toughness = 4,
  text = [[
    Flying
    First strike
    Cumulative upkeep {U}
  ]],
  differs = { "types" },
  flying,
  first_strike,
  cumulative_upkeep("{U}"),
}
