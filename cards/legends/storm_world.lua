return enchant_world "Storm World" {
  cost = "{R}",
  text = [[During each player's upkeep, Storm World deals X damage to that player, where X is 4 minus the number of cards in that player's hand.]],
  at_upkeep { deal(at_least_zero(difference(4, hand_size(that_player))), that_player) },
}
