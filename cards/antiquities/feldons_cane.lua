return artifact "Feldon's Cane" {
  cost = "{1}",
  text = [[{T}, remove Feldon's Cane from the game: Put all cards from your graveyard into your library. Shuffle your library.]],
  activated {
    cost = { "{T}", remove_from_game(self) },
    put_into("library", cards:owned_by(you):in_zone "graveyard"),
    shuffle(),
  },
}
