return enchantment "Snowfall" {
  cost = "{2}{U}",
  text = [[
    Cumulative upkeep {U}
    Whenever an island is tapped for mana, its controller may add an additional {U}. If it is snow-covered, its controller may add an additional {U}{U} instead. Spend this mana only to pay cumulative upkeep costs.
  ]],
  cumulative_upkeep("{U}"),
  tapped_for_mana {
    what = lands:of_type "island",
    when(is(it, permanents:that_are "snow-covered"), { may { by = controller_of(it), otherwise = { may { by = controller_of(it), add_mana_for { mana = "{U}", who = controller_of(it), keyword = "cumulative upkeep" } } }, add_mana_for { mana = "{U}{U}", who = controller_of(it), keyword = "cumulative upkeep" } } }, { may { by = controller_of(it), add_mana_for { mana = "{U}", who = controller_of(it), keyword = "cumulative upkeep" } } }),
  },
}
