return artifact "Copper Tablet" {
  cost = "{2}",
  text = [[During each player's upkeep, Copper Tablet deals 1 damage to that player.]],
  at_upkeep { deal(1, that_player) },
}
