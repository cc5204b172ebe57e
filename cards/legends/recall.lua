return sorcery "Recall" {
  cost = "{X}{X}{U}",
  text = [[You discard X cards. Choose X cards from your graveyard, where X is the number of cards discarded this way. Return the found card to its owner's hand. Remove Recall from the game.]],
  discard(x),
  search(count(discarded), cards:owned_by(you):in_zone "graveyard"),
  return_to_hand(found),
  remove_from_game(self),
}
