return sorcery "Demonic Tutor" {
  cost = "{1}{B}",
  text = [[Search your library for a card. Put that card into your hand. Shuffle your library.]],
  search(1, cards:owned_by(you):in_zone "library"),
  return_to_hand(found),
  shuffle(),
}
