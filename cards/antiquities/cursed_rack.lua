return artifact "Cursed Rack" {
  cost = "{4}",
  text = [[
    When you play Cursed Rack, choose an opponent.
    The chosen player's maximum hand size is four.
  ]],
  when_played { choose "opponent" },
  hand_limit { n = 4, affects = chosen_player },
}
