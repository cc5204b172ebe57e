return instant "Disenchant" {
  cost = "{1}{W}",
  text = [[Destroy target artifact or enchantment.]],
  target = either(artifact, enchantment),
  destroy(target),
}
