return sorcery "Forget" {
  cost = "{U}{U}",
  text = [[Target player discards two cards. That player draws as many cards as they discarded this way.]],
  target = player,
  discard(2, target),
  draw(count(discarded), target),
}
