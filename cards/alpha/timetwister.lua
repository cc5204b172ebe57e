return sorcery "Timetwister" {
  cost = "{2}{U}",
  text = [[Each player puts their hand and graveyard into their library. Each player shuffles their library. Each player draws seven cards.]],
  put_into("library", each(cards:owned_by(players):in_zone "hand", cards:owned_by(players):in_zone "graveyard")),
  shuffle(players),
  draw(7, players),
}
