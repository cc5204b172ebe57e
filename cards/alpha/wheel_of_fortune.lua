return sorcery "Wheel of Fortune" {
  cost = "{2}{R}",
  text = [[Each player discards their hand. Each player draws seven cards.]],
  discard_all(players),
  draw(7, players),
}
