return sorcery "Nature's Lore" {
  cost = "{1}{G}",
  text = [[Search your library for a forest card. Put that card into play. Shuffle your library.]],
  search(1, cards:of_type "forest":owned_by(you):in_zone "library"),
  return_to_play(found),
  shuffle(),
}
