return instant "Reinforcements" {
  cost = "{W}",
  text = [[Put up to three target creature cards from your graveyard on top of your library.]],
  target = between(0, 3, card:that_are "creature":owned_by(you):in_zone "graveyard"),
  put_on_top(target),
}
