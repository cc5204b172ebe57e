return instant "Ancestral Recall" {
  cost = "{U}",
  text = [[Target player draws 3 cards.]],
  target = player,
  draw(3, target),
}
