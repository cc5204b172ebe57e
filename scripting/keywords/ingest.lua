return keyword "ingest" {
  text = "A player whom it deals combat damage removes the top card of his library from the game.",
  deals_damage {
    what = self, to = players, combat = true,
    remove_from_game(cards:owned_by(that_player):in_zone "library":on_top(1)),
  },
}
