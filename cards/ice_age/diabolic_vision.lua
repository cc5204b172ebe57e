return sorcery "Diabolic Vision" {
  cost = "{U}{B}",
  text = [[Look at the top 5 cards of your library. Choose one of the top 5 cards of your library. Return the found card to its owner's hand. Put the top 4 cards of your library on top of their owner's library.]],
  look_at(cards:owned_by(you):in_zone "library":on_top(5)),
  search(1, cards:owned_by(you):in_zone "library":on_top(5)),
  return_to_hand(found),
  put_on_top(cards:owned_by(you):in_zone "library":on_top(4)),
}
