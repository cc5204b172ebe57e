return instant "Ray of Erasure" {
  cost = "{U}",
  text = [[Target player puts the top card of their library into their graveyard. Draw a card at the beginning of the next turn's upkeep.]],
  target = player,
  mill(1, target),
  next_upkeep { draw(1) },
}
