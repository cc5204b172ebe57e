return sorcery "Stream of Life" {
  cost = "{X}{G}",
  text = [[Target player gains X life.]],
  target = player,
  gain_life(x, target),
}
