return sorcery "Pox" {
  cost = "{B}{B}{B}",
  text = [[Each player loses a third of their life, rounded up. Each player discards a third of the cards in their hand, rounded up. Each player sacrifices a third of the creatures they control, rounded up. Each player sacrifices a third of the lands they control, rounded up.]],
  for_each(players, { lose_life(quotient(sum(life_of(it), 2), 3), it) }),
  for_each(players, { discard(quotient(sum(hand_size(it), 2), 3), it) }),
  for_each(players, { search(quotient(sum(count(creatures:controlled_by(it)), 2), 3), creatures:controlled_by(it), { sacrifice(found) }, it) }),
  for_each(players, { search(quotient(sum(count(lands:controlled_by(it)), 2), 3), lands:controlled_by(it), { sacrifice(found) }, it) }),
}
