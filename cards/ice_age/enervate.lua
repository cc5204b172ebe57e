return instant "Enervate" {
  cost = "{1}{U}",
  text = [[Tap target artifact, creature, or land. Draw a card at the beginning of the next turn's upkeep.]],
  target = either(land, creature, artifact),
  tap(target),
  next_upkeep { draw(1) },
}
