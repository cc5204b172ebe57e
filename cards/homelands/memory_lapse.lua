return interrupt "Memory Lapse" {
  cost = "{1}{U}",
  text = [[Put target spell on top of its owner's library.]],
  differs = { "types" },
  target = spell,
  put_on_top(target),
}
