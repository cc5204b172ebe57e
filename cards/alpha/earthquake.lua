return sorcery "Earthquake" {
  cost = "{X}{R}",
  text = [[Earthquake deals X damage to each creature without flying and each player.]],
  deal(x, each(creatures:without "flying", players)),
}
