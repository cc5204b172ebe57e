return sorcery "Desert Twister" {
  cost = "{4}{G}{G}",
  text = [[Destroy target permanent.]],
  target = permanent,
  destroy(target),
}
