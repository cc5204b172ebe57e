return sorcery "Anarchy" {
  cost = "{2}{R}{R}",
  text = [[Destroy all white permanents.]],
  destroy(permanents:that_are "white"),
}
