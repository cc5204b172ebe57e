return artifact "Jester's Cap" {
  cost = "{4}",
  text = [[{2}, {T}, sacrifice Jester's Cap: Search target player's library for three cards. Remove those cards from the game. Shuffle that player's library.]],
  activated {
    cost = { "{2}, {T}", sacrifice(self) },
    target = player,
    search(3, cards:owned_by(target):in_zone "library"),
    remove_from_game(found),
    shuffle(target),
  },
}
