return sorcery "Word of Binding" {
  cost = "{X}{B}{B}",
  text = [[Tap X target creatures.]],
  target = between(x, x, creature),
  tap(target),
}
