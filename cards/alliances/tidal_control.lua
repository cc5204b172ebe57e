return enchantment "Tidal Control" {
  cost = "{1}{U}{U}",
  text = [[
    Cumulative upkeep {2}
    Pay 2 life: Counter target red or green spell. Any player may use this ability.
    {2}: Counter target red or green spell. Any player may use this ability.
  ]],
  cumulative_upkeep("{2}"),
  activated { cost = lose_life(2), user = players, target = spell:that_are "red or green", counter(target) },
  activated { cost = "{2}", user = players, target = spell:that_are "red or green", counter(target) },
}
