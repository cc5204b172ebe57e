return interrupt "Rust" {
  cost = "{G}",
  text = [[Counter target artifact effect.]],
  target = effect:that_are "artifact",
  counter(target),
}
