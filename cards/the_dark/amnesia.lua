return sorcery "Amnesia" {
  cost = "{3}{U}{U}{U}",
  text = [[Look at target player's hand. That player discards all nonland cards from that player's hand.]],
  differs = { "effect" },
  target = player,
  look_at(cards:owned_by(target):in_zone "hand"),
  discard_all(target, cards:not_ "land":owned_by(target):in_zone "hand"),
}
