return sorcery "Second Helping" {
  cost = "{1}{W}",
  text = [[You gain 3 life. Draw a card.]],
  gain_life(3),
  draw(1),
}
