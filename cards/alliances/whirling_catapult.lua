return artifact "Whirling Catapult" {
  cost = "{4}",
  text = [[{2}, remove the top two cards of your library from the game: Whirling Catapult deals 1 damage to each creature with flying and each player.]],
  activated {
    cost = { "{2}", remove_from_game(cards:owned_by(you):in_zone "library":on_top(2), 2) },
    deal(1, each(creatures:with "flying", players)),
  },
}
