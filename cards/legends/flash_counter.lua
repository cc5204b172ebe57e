return interrupt "Flash Counter" {
  cost = "{1}{U}",
  text = [[Counter target instant, interrupt, or mana source spell.]],
  target = spell:that_are "instant or interrupt or mana source",
  counter(target),
}
