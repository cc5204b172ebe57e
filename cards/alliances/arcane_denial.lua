return interrupt "Arcane Denial" {
  cost = "{1}{U}",
  text = [[Counter target spell. Its controller draws up to two cards at the beginning of the next turn's upkeep. Draw a card at the beginning of the next turn's upkeep.]],
  differs = { "types" },
  target = spell,
  counter(target),
  next_upkeep { draw_up_to(2, controller_of(target)) },
  next_upkeep { draw(1) },
}
