return enchantment "Spiritual Sanctuary" {
  cost = "{2}{W}{W}",
  text = [[During each player's upkeep, if that player controls a plains, that player gains 1 life.]],
  at_upkeep {
    condition = some(lands:of_type "plains":controlled_by(that_player)),
    gain_life(1, that_player),
  },
}
