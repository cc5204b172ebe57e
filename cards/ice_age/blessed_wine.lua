return instant "Blessed Wine" {
  cost = "{1}{W}",
  text = [[Gain 1 life. Draw a card at the beginning of the next turn's upkeep.]],
  gain_life(1),
  next_upkeep { draw(1) },
}
