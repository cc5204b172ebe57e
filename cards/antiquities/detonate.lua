return sorcery "Detonate" {
  cost = "{X}{R}",
  text = [[Bury target artifact with casting cost X. Detonate deals X damage to its controller.]],
  target = artifact:casting_cost(x, "exactly"),
  bury(target),
  deal(x, controller_of(target)),
}
