return artifact "Ivory Tower" {
  cost = "{1}",
  text = [[At the beginning of your upkeep, gain life equal to the number of cards in your hand minus 4.]],
  differs = { "timing" },
  at_upkeep { of = you, part = "beginning", gain_life(at_least_zero(difference(hand_size(you), 4))) },
}
