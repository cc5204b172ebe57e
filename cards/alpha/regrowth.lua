return sorcery "Regrowth" {
  cost = "{1}{G}",
  text = [[Return target card from your graveyard to your hand.]],
  target = card:owned_by(you):in_zone "graveyard",
  return_to_hand(target),
}
