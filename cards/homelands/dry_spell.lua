return sorcery "Dry Spell" {
  cost = "{1}{B}",
  text = [[Dry Spell deals 1 damage to each creature and each player.]],
  deal(1, each(creatures, players)),
}
