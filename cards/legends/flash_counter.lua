return interrupt "Flash Counter" {
  cost = "{1}{U}",
  text = [[Counter target instant or interrupt spell.]],
  differs = { "types", "affected" },
  target = spell:that_are "instant or interrupt",
  counter(target),
}
