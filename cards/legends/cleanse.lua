return sorcery "Cleanse" {
  cost = "{2}{W}{W}",
  text = [[Destroy all black creatures.]],
  destroy(creatures:that_are "black"),
}
