return sorcery "Ashes to Ashes" {
  cost = "{1}{B}{B}",
  text = [[Remove two target nonartifact creatures from the game. Ashes to Ashes deals 5 damage to you.]],
  target = between(2, 2, creature:not_ "artifact"),
  remove_from_game(target),
  deal(5, you),
}
