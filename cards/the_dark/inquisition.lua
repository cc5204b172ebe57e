return sorcery "Inquisition" {
  cost = "{2}{B}",
  text = [[Look at target player's hand. Inquisition deals X damage to that player, where X is the number of white cards from that player's hand.]],
  differs = { "effect" },
  target = player,
  look_at(cards:owned_by(target):in_zone "hand"),
  deal(count(cards:that_are "white":owned_by(target):in_zone "hand"), target),
}
