return sorcery "Regrowth" {
  cost = "{1}{G}",
  text = [[Put a card from your graveyard into your hand.]],
  differs = { "effect" },
  search(1, cards:owned_by(you):in_zone "graveyard"),
  return_to_hand(found),
}
