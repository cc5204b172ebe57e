return sorcery "Reconstruction" {
  cost = "{U}",
  text = [[Put an artifact card from your graveyard into your hand.]],
  differs = { "effect" },
  search(1, cards:that_are "artifact":owned_by(you):in_zone "graveyard"),
  return_to_hand(found),
}
