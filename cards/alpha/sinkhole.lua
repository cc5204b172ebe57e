return sorcery "Sinkhole" {
  cost = "{B}{B}",
  text = [[Destroy target land.]],
  target = land,
  destroy(target),
}
