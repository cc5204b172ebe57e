return sorcery "Resurrection" {
  cost = "{2}{W}{W}",
  text = [[Put target creature card from your graveyard into play.]],
  target = card:that_are "creature":owned_by(you):in_zone "graveyard",
  return_to_play(target),
}
