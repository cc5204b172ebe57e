return instant "Fissure" {
  cost = "{3}{R}{R}",
  text = [[Bury target creature or land.]],
  target = either(land, creature),
  bury(target),
}
