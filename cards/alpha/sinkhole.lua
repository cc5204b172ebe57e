return sorcery "Sinkhole" {
  cost = "{B}{B}",
  text = [[Choose a land. Destroy the found card.]],
  differs = { "effect" },
  search(1, lands),
  destroy(found),
}
