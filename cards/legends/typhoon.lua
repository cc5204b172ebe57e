return sorcery "Typhoon" {
  cost = "{2}{G}",
  text = [[Typhoon deals X damage to an opponent, where X is the number of islands an opponent controls.]],
  deal(count(lands:of_type "island":controlled_by(opponent)), opponent),
}
