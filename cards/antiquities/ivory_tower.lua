return artifact "Ivory Tower" {
  cost = "{1}",
  text = [[During your upkeep, you gain X life, where X is the number of cards in your hand minus 4.]],
  at_upkeep { of = you, gain_life(at_least_zero(difference(hand_size(you), 4))) },
}
