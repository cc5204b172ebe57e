return sorcery "Untamed Wilds" {
  cost = "{2}{G}",
  text = [[Search your library for a basic land card. Put that card into play. Shuffle your library.]],
  search(1, cards:that_are "land":that_are "basic":owned_by(you):in_zone "library"),
  return_to_play(found),
  shuffle(),
}
