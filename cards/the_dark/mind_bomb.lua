return sorcery "Mind Bomb" {
  cost = "{U}",
  text = [[Each player discards up to three cards. Mind Bomb deals damage to each player equal to 3 minus the number of cards they discarded this way.]],
  discard_up_to(3, players),
  for_each(players, { deal(at_least_zero(difference(3, count(discarded:owned_by(it)))), it) }),
}
