return enchantment "Market Toll" {
  cost = "{1}{B}",
  text = [[At the beginning of each player's market phase, that player loses 1 life.]],
  at_phase { phase = "market", part = "beginning", lose_life(1, that_player) },
}
