return interrupt "Force Void" {
  cost = "{2}{U}",
  text = [[Counter target spell unless its controller pays {1}. Draw a card at the beginning of the next turn's upkeep.]],
  differs = { "types" },
  target = spell,
  unless { by = controller_of(target), pay = "{1}", counter(target) },
  next_upkeep { draw(1) },
}
