return sorcery "Reconstruction" {
  cost = "{U}",
  text = [[Return target artifact card from your graveyard to your hand.]],
  target = card:that_are "artifact":owned_by(you):in_zone "graveyard",
  return_to_hand(target),
}
