return sorcery "Amnesia" {
  cost = "{3}{U}{U}{U}",
  text = [[Reveal target player's hand. That player discards all nonland cards.]],
  target = player,
  look_at(cards:owned_by(target):in_zone "hand", players),
  discard_all(target, cards:not_ "land"),
}
