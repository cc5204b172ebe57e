return enchant_world "Revelation" {
  cost = "{G}",
  text = [[All players play with their hand revealed.]],
  hand_open { affects = players },
}
