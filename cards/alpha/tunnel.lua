return instant "Tunnel" {
  cost = "{R}",
  text = [[Bury target Wall.]],
  target = creature:of_type "wall",
  bury(target),
}
