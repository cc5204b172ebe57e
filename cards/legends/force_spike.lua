return interrupt "Force Spike" {
  cost = "{U}",
  text = [[Counter target spell unless its controller pays {1}.]],
  differs = { "types" },
  target = spell,
  unless { by = controller_of(target), pay = "{1}", counter(target) },
}
