return enchant_world "Field of Dreams" {
  cost = "{U}",
  text = [[Players play with the top card of their libraries revealed.]],
  top_open { affects = players },
}
