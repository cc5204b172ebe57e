return instant "Clairvoyance" {
  cost = "{U}",
  text = [[Look at target player's hand. Draw a card at the beginning of the next turn's upkeep.]],
  target = player,
  look_at(cards:owned_by(target):in_zone "hand"),
  next_upkeep { draw(1) },
}
