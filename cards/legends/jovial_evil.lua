return sorcery "Jovial Evil" {
  cost = "{2}{B}",
  text = [[Jovial Evil deals damage to your opponent equal to twice the number of white creatures your opponent controls.]],
  differs = { "effect" },
  deal(product(2, count(creatures:that_are "white":controlled_by(opponent))), opponent),
}
