return sorcery "Jovial Evil" {
  cost = "{2}{B}",
  text = [[Jovial Evil deals X damage to an opponent, where X is twice the number of white creatures an opponent controls.]],
  differs = { "effect" },
  deal(product(2, count(creatures:that_are "white":controlled_by(opponent))), opponent),
}
