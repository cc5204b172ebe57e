return enchantment "Tidal Control" {
  cost = "{1}{U}{U}",
  text = [[
    Cumulative upkeep {2}
    {2}: Counter target red or green spell. Play this ability as an interrupt. Any player may use this ability.
    Pay 2 life: Counter target red or green spell. Play this ability as an interrupt. Any player may use this ability.
  ]],
  differs = { "timing" },
  cumulative_upkeep("{2}"),
  activated {
    cost = "{2}",
    speed = "interrupt",
    user = players,
    target = spell:that_are "red or green",
    counter(target),
  },
  activated {
    cost = lose_life(2),
    speed = "interrupt",
    user = players,
    target = spell:that_are "red or green",
    counter(target),
  },
}
