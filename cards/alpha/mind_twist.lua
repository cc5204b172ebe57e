return sorcery "Mind Twist" {
  cost = "{X}{B}",
  text = [[Target player discards X cards at random.]],
  target = player,
  discard_at_random(x, target),
}
