return interrupt "Rust" {
  cost = "{G}",
  text = [[Counter target artifact effect.]],
  differs = { "types" },
  target = effect:that_are "artifact",
  counter(target),
}
