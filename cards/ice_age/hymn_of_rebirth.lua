return sorcery "Hymn of Rebirth" {
  cost = "{3}{W}{G}",
  text = [[Put target creature card from a graveyard into play.]],
  target = card:that_are "creature":in_zone "graveyard",
  return_to_play(target),
}
