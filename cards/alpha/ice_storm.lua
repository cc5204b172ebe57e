return sorcery "Ice Storm" {
  cost = "{2}{G}",
  text = [[Destroy target land.]],
  target = land,
  destroy(target),
}
