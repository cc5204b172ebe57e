return sorcery "Braingeyser" {
  cost = "{X}{U}{U}",
  text = [[Target player draws X cards.]],
  target = player,
  draw(x, target),
}
