return sorcery "Ice Storm" {
  cost = "{2}{G}",
  text = [[Choose a land. Destroy that card.]],
  differs = { "effect" },
  search(1, lands),
  destroy(found),
}
