return sorcery "Stone Rain" {
  cost = "{2}{R}",
  text = [[Destroy target land.]],
  target = land,
  destroy(target),
}
