return artifact "Arcum's Weathervane" {
  cost = "{2}",
  text = [[
    {2}, {T}: Target snow-covered land is no longer snow-covered.
    {2}, {T}: Target basic, nonsnow-covered land becomes snow-covered.
  ]],
  activated {
    cost = "{2}, {T}",
    target = land:that_are "snow-covered",
    for_good(target, { loses_supertype = "snow-covered" }),
  },
  activated {
    cost = "{2}, {T}",
    target = land:that_are "basic":not_ "snow-covered",
    for_good(target, { also_supertype = "snow-covered" }),
  },
}
