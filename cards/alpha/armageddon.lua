return sorcery "Armageddon" {
  cost = "{3}{W}",
  text = [[Destroy all lands.]],
  destroy(lands),
}
