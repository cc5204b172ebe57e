return artifact "The Rack" {
  cost = "{1}",
  text = [[
    When you play The Rack, choose an opponent.
    At the end of the chosen player's upkeep, The Rack deals damage to that player equal to 3 minus the number of cards in that player's hand.
  ]],
  differs = { "timing" },
  when_played { choose "opponent" },
  at_upkeep {
    of = chosen_player,
    part = "end",
    deal(at_least_zero(difference(3, hand_size(that_player))), that_player),
  },
}
