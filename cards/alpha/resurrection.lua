return sorcery "Resurrection" {
  cost = "{2}{W}{W}",
  text = [[Choose a creature card from your graveyard. Put the found card into play.]],
  differs = { "effect" },
  search(1, cards:that_are "creature":owned_by(you):in_zone "graveyard"),
  return_to_play(found),
}
