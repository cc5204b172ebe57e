return sorcery "Foresight" {
  cost = "{1}{U}",
  text = [[Search your library for three cards. Remove those cards from the game. Shuffle your library. Draw a card at the beginning of the next turn's upkeep.]],
  search(3, cards:owned_by(you):in_zone "library"),
  remove_from_game(found),
  shuffle(),
  next_upkeep { draw(1) },
}
