return sorcery "Mind Warp" {
  cost = "{X}{3}{B}",
  text = [[Look at target player's hand. Choose X cards from that player's hand. That player discards those cards.]],
  target = player,
  look_at(cards:owned_by(target):in_zone "hand"),
  search(x, cards:owned_by(target):in_zone "hand"),
  discard_all(target, found),
}
