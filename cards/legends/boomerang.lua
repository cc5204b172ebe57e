return instant "Boomerang" {
  cost = "{U}{U}",
  text = [[Return target permanent to its owner's hand.]],
  target = permanent,
  return_to_hand(target),
}
