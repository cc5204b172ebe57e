return sorcery "Winter Sky" {
  cost = "{R}",
  text = [[Flip a coin. If you win the flip, Winter Sky deals 1 damage to each creature and each player. If you lose the flip, each player draws a card.]],
  flip_coin { won = { deal(1, each(creatures, players)) }, lost = { draw(1, players) } },
}
