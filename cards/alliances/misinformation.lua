return instant "Misinformation" {
  cost = "{B}",
  text = [[Put up to 3 target cards from an opponent's graveyard on top of their owner's library.]],
  target = between(0, 3, card:owned_by(opponent):in_zone "graveyard"),
  put_on_top(target),
}
