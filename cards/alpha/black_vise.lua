return artifact "Black Vise" {
  cost = "{1}",
  text = [[
    When you play Black Vise, choose an opponent.
    At the end of the chosen player's upkeep, Black Vise deals damage to that player equal to the number of cards in that player's hand minus 4.
  ]],
  differs = { "timing" },
  when_played { choose "opponent" },
  at_upkeep {
    of = chosen_player,
    part = "end",
    deal(at_least_zero(difference(hand_size(that_player), 4)), that_player),
  },
}
