return enchant_creature "Puppet Master" {
  cost = "{U}{U}{U}",
  text = [[
    Whenever enchanted creature is put into a graveyard from play, return it to its owner's hand. If there is a nontoken card moved this way, you may pay {U}{U}{U}. If you do, return Puppet Master to your hand.
    {U}{U}{U}: Return Puppet Master to your hand. Use this ability only when enchanted creature is put into a hand from play.
  ]],
  differs = { "effect" },
  put_into_graveyard {
    what = enchanted,
    return_to_hand(it),
    when(some(moved:not_token()), { may { pay = "{U}{U}{U}", return_to_hand(self) } }),
  },
  put_into_hand { what = enchanted, cost = "{U}{U}{U}", return_to_hand(self) },
}
