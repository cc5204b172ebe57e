return enchantment "Underworld Dreams" {
  cost = "{B}{B}{B}",
  text = [[Whenever your opponent draws a card, Underworld Dreams deals 1 damage to that player.]],
  draws { by = opponent, deal(1, that_player) },
}
