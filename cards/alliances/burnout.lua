return interrupt "Burnout" {
  cost = "{1}{R}",
  text = [[If target instant, interrupt, or mana source spell is blue, counter it. You draw a card at the beginning of the next turn's upkeep.]],
  target = spell:that_are "instant or interrupt or mana source",
  when(is(target, permanents:that_are "blue"), { counter(target) }),
  next_upkeep { draw(1) },
}
