return instant "Lat-Nam's Legacy" {
  cost = "{1}{U}",
  text = [[Shuffle a card from your hand into your library. If you do, draw two cards at the beginning of the next turn's upkeep.]],
  first {
    to = { next_upkeep { draw(2) } },
    search(1, cards:owned_by(you):in_zone "hand"),
    put_into("library", found),
    shuffle(),
  },
}
