return sorcery "Avalanche" {
  cost = "{X}{2}{R}{R}",
  text = [[Destroy X target snow-covered lands.]],
  target = between(x, x, land:that_are "snow-covered"),
  destroy(target),
}
