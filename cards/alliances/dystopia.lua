return enchantment "Dystopia" {
  cost = "{1}{B}{B}",
  text = [[
    Cumulative upkeep—Pay 1 life
    During each player's upkeep, that player sacrifices a green or white permanent.
  ]],
  cumulative_upkeep(lose_life(1)),
  at_upkeep {
    search(1, either(permanents:that_are "green", permanents:that_are "white"):controlled_by(that_player), { sacrifice(found) }, that_player),
  },
}
