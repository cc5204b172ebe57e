return instant "Word of Blasting" {
  cost = "{1}{R}",
  text = [[Bury target Wall. Word of Blasting deals damage to its controller equal to its casting cost.]],
  target = creature:of_type "wall",
  bury(target),
  deal(casting_cost_of(target), controller_of(target)),
}
