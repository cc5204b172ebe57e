return instant "Divine Offering" {
  cost = "{1}{W}",
  text = [[Destroy target artifact. You gain X life, where X is its casting cost.]],
  target = artifact,
  destroy(target),
  gain_life(casting_cost_of(target)),
}
