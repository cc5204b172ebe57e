return instant "Brainstorm" {
  cost = "{U}",
  text = [[You draw 3 cards. Choose 2 cards from your hand. Put the found card on top of its owner's library.]],
  draw(3),
  search(2, cards:owned_by(you):in_zone "hand"),
  put_on_top(found),
}
