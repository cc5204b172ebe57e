return enchantment "Freyalise's Charm" {
  cost = "{G}{G}",
  text = [[
    Whenever your opponent successfully casts a black spell, you may pay {G}{G}. If you do, draw a card.
    {G}{G}: Return Freyalise's Charm to your hand.
  ]],
  successfully_cast { what = spells:that_are "black", by = opponent, may { pay = "{G}{G}", draw(1) } },
  activated { cost = "{G}{G}", return_to_hand(self) },
}
