return sorcery "Resurrection" {
  cost = "{2}{W}{W}",
  text = [[Put a creature card from your graveyard into play.]],
  differs = { "effect" },
  search(1, cards:that_are "creature":owned_by(you):in_zone "graveyard"),
  return_to_play(found),
}
