return instant "Brainstorm" {
  cost = "{U}",
  text = [[Draw three cards. Put two cards from your hand on top of your library.]],
  draw(3),
  search(2, cards:owned_by(you):in_zone "hand"),
  put_on_top(found),
}
