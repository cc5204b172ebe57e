return enchant_world "The Abyss" {
  cost = "{3}{B}",
  text = [[During each player's upkeep, bury target nonartifact creature that player controls of their choice.]],
  at_upkeep {
    target = chosen_by(that_player, creature:not_ "artifact":controlled_by(that_player)),
    bury(target),
  },
}
