return enchant_world "Field of Dreams" {
  cost = "{U}",
  text = [[All players play with the top card of their library revealed.]],
  top_open { affects = players },
}
