return summon "Illusion" "Illusionary Forces" {
  cost = "{3}{U}", power = 4, toughness = 4,
  text = [[
    Flying
    Cumulative upkeep {U}
  ]],
  flying,
  cumulative_upkeep("{U}"),
}
