return enchant_creature "Puppet Master" {
  cost = "{U}{U}{U}",
  text = [[
    Enchant creature
    When enchanted creature dies, return that card to its owner's hand. If that card is returned to its owner's hand this way, you may pay {U}{U}{U}. If you do, return Puppet Master to its owner's hand.
  ]],
  put_into_graveyard {
    what = enchanted,
    return_to_hand(it),
    when(some(moved:not_token()), { may { pay = "{U}{U}{U}", return_to_hand(self) } }),
  },
}
