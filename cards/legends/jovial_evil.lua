return sorcery "Jovial Evil" {
  cost = "{2}{B}",
  text = [[Jovial Evil deals X damage to target opponent, where X is twice the number of white creatures that player controls.]],
  target = opponent,
  deal(product(2, count(creatures:that_are "white":controlled_by(target))), target),
}
