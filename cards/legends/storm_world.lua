return enchant_world "Storm World" {
  cost = "{R}",
  text = [[At the end of each player's upkeep, Storm World deals damage to that player equal to 4 minus the number of cards in that player's hand.]],
  differs = { "timing" },
  at_upkeep { part = "end", deal(at_least_zero(difference(4, hand_size(that_player))), that_player) },
}
