return instant "Ancestral Recall" {
  cost = "{U}",
  text = [[Target player draws three cards.]],
  target = player,
  draw(3, target),
}
