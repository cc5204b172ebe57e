return sorcery "Merchant Scroll" {
  cost = "{1}{U}",
  text = [[Search your library for a blue instant or interrupt card. Reveal that card. Put that card into your hand. Shuffle your library.]],
  differs = { "affected" },
  search(1, cards:that_are "instant or interrupt":that_are "blue":owned_by(you):in_zone "library"),
  look_at(found, players),
  return_to_hand(found),
  shuffle(),
}
