return sorcery "Diabolic Vision" {
  cost = "{U}{B}",
  text = [[Look at the top five cards of your library. Choose one of them. Put that card into your hand. Put the top four cards of your library on top of your library.]],
  look_at(cards:owned_by(you):in_zone "library":on_top(5)),
  search(1, cards:owned_by(you):in_zone "library":on_top(5)),
  return_to_hand(found),
  put_on_top(cards:owned_by(you):in_zone "library":on_top(4)),
}
