return instant "Headstone" {
  cost = "{1}{B}",
  text = [[Remove target card from a graveyard from the game. Draw a card at the beginning of the next turn's upkeep.]],
  target = card:in_zone "graveyard",
  remove_from_game(target),
  next_upkeep { draw(1) },
}
