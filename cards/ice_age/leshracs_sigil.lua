return enchantment "Leshrac's Sigil" {
  cost = "{B}{B}",
  text = [[
    {B}{B}: Look at that player's hand and choose a card from that player's hand. That player discards that card. Use this ability only when your opponent successfully casts a green spell.
    {B}{B}: Return Leshrac's Sigil to your hand.
  ]],
  differs = { "effect" },
  successfully_cast {
    what = spells:that_are "green",
    by = opponent,
    cost = "{B}{B}",
    look_at(cards:owned_by(that_player):in_zone "hand"),
    search(1, cards:owned_by(that_player):in_zone "hand"),
    discard_all(that_player, found),
  },
  activated { cost = "{B}{B}", return_to_hand(self) },
}
