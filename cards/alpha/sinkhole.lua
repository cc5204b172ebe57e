return sorcery "Sinkhole" {
  cost = "{B}{B}",
  text = [[Choose a land. Destroy that card.]],
  differs = { "effect" },
  search(1, lands),
  destroy(found),
}
