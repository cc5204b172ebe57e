return enchantment "Karma" {
  cost = "{2}{W}{W}",
  text = [[During each player's upkeep, Karma deals damage to that player equal to the number of swamps that player controls.]],
  at_upkeep { deal(count(lands:of_type "swamp":controlled_by(that_player)), that_player) },
}
