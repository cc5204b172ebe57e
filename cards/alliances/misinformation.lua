return instant "Misinformation" {
  cost = "{B}",
  text = [[Put up to three target cards from your opponent's graveyard on top of their owner's library.]],
  target = between(0, 3, card:owned_by(opponent):in_zone "graveyard"),
  put_on_top(target),
}
