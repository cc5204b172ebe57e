return instant "Word of Blasting" {
  cost = "{1}{R}",
  text = [[Bury target Wall. Word of Blasting deals X damage to its controller, where X is its casting cost.]],
  target = creature:of_type "wall",
  bury(target),
  deal(casting_cost_of(target), controller_of(target)),
}
