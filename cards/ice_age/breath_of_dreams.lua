return enchantment "Breath of Dreams" {
  cost = "{2}{U}{U}",
  text = [[
    Cumulative upkeep {U}
    All green creatures have cumulative upkeep {1}.
  ]],
  cumulative_upkeep("{U}"),
  continuous { affects = creatures:that_are "green", gains = cumulative_upkeep("{1}") },
}
