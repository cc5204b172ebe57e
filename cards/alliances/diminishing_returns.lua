return sorcery "Diminishing Returns" {
  cost = "{2}{U}{U}",
  text = [[Each player puts their hand and graveyard into their library. Each player shuffles their library. Remove the top ten cards of your library from the game. Each player draws up to seven cards.]],
  put_into("library", each(cards:owned_by(players):in_zone "hand", cards:owned_by(players):in_zone "graveyard")),
  shuffle(players),
  remove_from_game(cards:owned_by(you):in_zone "library":on_top(10)),
  draw_up_to(7, players),
}
