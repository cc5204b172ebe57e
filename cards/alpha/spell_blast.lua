return interrupt "Spell Blast" {
  cost = "{X}{U}",
  text = [[Counter target spell with casting cost X.]],
  differs = { "types" },
  target = spell:casting_cost(x, "exactly"),
  counter(target),
}
