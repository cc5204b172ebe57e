return instant "Inferno" {
  cost = "{5}{R}{R}",
  text = [[Inferno deals 6 damage to each creature and each player.]],
  deal(6, each(creatures, players)),
}
