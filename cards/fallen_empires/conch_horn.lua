return artifact "Conch Horn" {
  cost = "{2}",
  text = [[{1}, {T}, sacrifice Conch Horn: Draw two cards. Put a card from your hand on top of your library.]],
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    draw(2),
    search(1, cards:owned_by(you):in_zone "hand"),
    put_on_top(found),
  },
}
