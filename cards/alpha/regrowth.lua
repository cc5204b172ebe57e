return sorcery "Regrowth" {
  cost = "{1}{G}",
  text = [[Choose a card from your graveyard. Return the found card to its owner's hand.]],
  differs = { "effect" },
  search(1, cards:owned_by(you):in_zone "graveyard"),
  return_to_hand(found),
}
