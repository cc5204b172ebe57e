return sorcery "Typhoon" {
  cost = "{2}{G}",
  text = [[Typhoon deals damage to your opponent equal to the number of islands your opponent controls.]],
  deal(count(lands:of_type "island":controlled_by(opponent)), opponent),
}
