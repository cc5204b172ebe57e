return sorcery "Pillage" {
  cost = "{1}{R}{R}",
  text = [[Bury target artifact or land.]],
  target = either(land, artifact),
  bury(target),
}
