return artifact "Tormod's Crypt" {
  cost = "{0}",
  text = [[{T}, sacrifice Tormod's Crypt: Remove all cards from target player's graveyard from the game.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    target = player,
    remove_from_game(cards:owned_by(target):in_zone "graveyard"),
  },
}
