return instant "Infuse" {
  cost = "{2}{U}",
  text = [[Untap target artifact, creature, or land. Draw a card at the beginning of the next turn's upkeep.]],
  target = either(land, creature, artifact),
  untap(target),
  next_upkeep { draw(1) },
}
