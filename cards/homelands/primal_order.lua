return enchantment "Primal Order" {
  cost = "{2}{G}{G}",
  text = [[During each player's upkeep, Primal Order deals damage to that player equal to the number of nonbasic lands that player controls.]],
  at_upkeep { deal(count(lands:not_ "basic":controlled_by(that_player)), that_player) },
}
