return instant "Crumble" {
  cost = "{G}",
  text = [[Bury target artifact. Its controller gains life equal to its casting cost.]],
  target = artifact,
  bury(target),
  gain_life(casting_cost_of(target), controller_of(target)),
}
