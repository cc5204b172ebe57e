return sorcery "Evaporate" {
  cost = "{2}{R}",
  text = [[Evaporate deals 1 damage to each blue creature and each white creature.]],
  differs = { "affected" },
  deal(1, each(creatures:that_are "blue", creatures:that_are "white")),
}
