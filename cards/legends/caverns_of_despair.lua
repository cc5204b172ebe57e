return enchant_world "Caverns of Despair" {
  cost = "{2}{R}{R}",
  text = [[
    No more than two creatures can attack each turn.
    No more than two creatures can block each turn.
  ]],
  attack_limit { n = 2, affects = creatures },
  block_limit { n = 2, affects = creatures },
}
