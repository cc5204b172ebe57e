return sorcery "Hurricane" {
  cost = "{X}{G}",
  text = [[Hurricane deals X damage to each creature with flying and each player.]],
  deal(x, each(creatures:with "flying", players)),
}
