return interrupt "Artifact Blast" {
  cost = "{R}",
  text = [[Counter target artifact spell.]],
  differs = { "types" },
  target = spell:that_are "artifact",
  counter(target),
}
