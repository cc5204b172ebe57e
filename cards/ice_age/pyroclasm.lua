return sorcery "Pyroclasm" {
  cost = "{1}{R}",
  text = [[Pyroclasm deals 2 damage to each creature.]],
  deal(2, creatures),
}
