return sorcery "Hymn to Tourach" {
  cost = "{B}{B}",
  text = [[Target player discards two cards at random.]],
  target = player,
  discard_at_random(2, target),
}
