return interrupt "Counterspell" {
  cost = "{U}{U}",
  text = [[Counter target spell.]],
  differs = { "types" },
  target = spell,
  counter(target),
}
