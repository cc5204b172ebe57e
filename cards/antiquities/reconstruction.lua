return sorcery "Reconstruction" {
  cost = "{U}",
  text = [[Choose an artifact card from your graveyard. Return the found card to its owner's hand.]],
  differs = { "effect" },
  search(1, cards:that_are "artifact":owned_by(you):in_zone "graveyard"),
  return_to_hand(found),
}
