return enchantment "Freyalise's Charm" {
  cost = "{G}{G}",
  text = [[
    {G}{G}: Draw a card. Use this ability only when your opponent successfully casts a black spell.
    {G}{G}: Return Freyalise's Charm to your hand.
  ]],
  differs = { "effect" },
  successfully_cast { what = spells:that_are "black", by = opponent, cost = "{G}{G}", draw(1) },
  activated { cost = "{G}{G}", return_to_hand(self) },
}
