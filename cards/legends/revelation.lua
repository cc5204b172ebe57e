return enchant_world "Revelation" {
  cost = "{G}",
  text = [[Players play with their hands revealed.]],
  hand_open { affects = players },
}
