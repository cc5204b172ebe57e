return sorcery "Evaporate" {
  cost = "{2}{R}",
  text = [[Evaporate deals 1 damage to each white or blue creature.]],
  deal(1, either(creatures:that_are "white", creatures:that_are "blue")),
}
