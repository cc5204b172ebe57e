return artifact "Conch Horn" {
  cost = "{2}",
  text = [[{1}, {T}, sacrifice Conch Horn: You draw 2 cards. Choose a card from your hand. Put the found card on top of its owner's library.]],
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    draw(2),
    search(1, cards:owned_by(you):in_zone "hand"),
    put_on_top(found),
  },
}
