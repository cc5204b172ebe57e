return sorcery "Martyr's Cry" {
  cost = "{W}{W}",
  text = [[For each white creature, its controller draws a card. Remove all white creatures from the game.]],
  for_each(creatures:that_are "white", { draw(1, controller_of(it)) }),
  remove_from_game(creatures:that_are "white"),
}
