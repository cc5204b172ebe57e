return instant "High Tide" {
  cost = "{U}",
  text = [[Whenever an island is tapped for mana this turn, that player adds an additional {U}.]],
  whenever_this_turn {
    event = tapped_for_mana { what = lands:of_type "island" },
    add_mana("{U}", that_player),
  },
}
