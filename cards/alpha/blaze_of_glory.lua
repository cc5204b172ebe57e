return instant "Blaze of Glory" {
  cost = "{W}", castable = phase "attackers",
  text = [[
    Cast Blaze of Glory only during combat before blockers are declared.
    Target creature defending player controls can block any number of creatures this turn. It blocks each attacking creature this turn if able.
  ]],
  target = creature:controlled_by(defending_player),
  this_turn(blocks_any_number { affects = target }),
  this_turn(must_block_each { attackers = creatures:attacking(), affects = target }),
}
