return sorcery "Forget" {
  cost = "{U}{U}",
  text = [[Target player discards 2 cards. That player draws X cards, where X is the number of cards discarded this way.]],
  target = player,
  discard(2, target),
  draw(count(discarded), target),
}
