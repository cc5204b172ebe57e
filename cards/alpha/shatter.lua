return instant "Shatter" {
  cost = "{1}{R}",
  text = [[Destroy target artifact.]],
  target = artifact,
  destroy(target),
}
