return instant "Heal" {
  cost = "{W}",
  text = [[Prevent up to 1 damage to any creature or player. Draw a card at the beginning of the next turn's upkeep.]],
  target = packet,
  prevent(1, target),
  next_upkeep { draw(1) },
}
