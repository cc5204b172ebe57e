return sorcery "Dust to Dust" {
  cost = "{1}{W}{W}",
  text = [[Remove two target artifacts from the game.]],
  target = between(2, 2, artifact),
  remove_from_game(target),
}
