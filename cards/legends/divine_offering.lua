return instant "Divine Offering" {
  cost = "{1}{W}",
  text = [[Destroy target artifact. Gain life equal to its casting cost.]],
  target = artifact,
  destroy(target),
  gain_life(casting_cost_of(target)),
}
