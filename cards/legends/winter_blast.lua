return sorcery "Winter Blast" {
  cost = "{X}{G}",
  text = [[Tap X target creatures. Winter Blast deals 2 damage to each of those creatures with flying.]],
  target = between(x, x, creature),
  tap(target),
  deal(2, target:with "flying"),
}
