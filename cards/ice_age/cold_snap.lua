return enchantment "Cold Snap" {
  cost = "{2}{W}",
  text = [[
    Cumulative upkeep {2}
    During each player's upkeep, Cold Snap deals damage to that player equal to the number of snow-covered lands that player controls.
  ]],
  cumulative_upkeep("{2}"),
  at_upkeep { deal(count(lands:that_are "snow-covered":controlled_by(that_player)), that_player) },
}
