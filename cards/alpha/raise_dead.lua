return sorcery "Raise Dead" {
  cost = "{B}",
  text = [[Return target creature card from your graveyard to your hand.]],
  target = card:that_are "creature":owned_by(you):in_zone "graveyard",
  return_to_hand(target),
}
