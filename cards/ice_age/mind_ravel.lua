return sorcery "Mind Ravel" {
  cost = "{2}{B}",
  text = [[Target player discards a card. Draw a card at the beginning of the next turn's upkeep.]],
  target = player,
  discard(1, target),
  next_upkeep { draw(1) },
}
