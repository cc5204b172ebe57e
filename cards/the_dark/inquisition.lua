return sorcery "Inquisition" {
  cost = "{2}{B}",
  text = [[Look at target player's hand. Inquisition deals damage to that player equal to the number of white cards in that player's hand.]],
  differs = { "effect" },
  target = player,
  look_at(cards:owned_by(target):in_zone "hand"),
  deal(count(cards:that_are "white":owned_by(target):in_zone "hand"), target),
}
