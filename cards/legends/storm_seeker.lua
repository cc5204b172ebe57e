return instant "Storm Seeker" {
  cost = "{3}{G}",
  text = [[Storm Seeker deals damage to target player equal to the number of cards in that player's hand.]],
  target = player,
  deal(hand_size(target), target),
}
