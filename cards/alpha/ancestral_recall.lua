return instant "Ancestral Recall" {
  cost = "{U}",
  text = [[Choose a player. The chosen player draws three cards.]],
  differs = { "effect" },
  choose "player",
  draw(3, chosen_player),
}
