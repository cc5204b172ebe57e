return artifact "Gustha's Scepter" {
  cost = "{0}",
  text = [[
    {T}: If Gustha's Scepter is in play, choose a card from your hand. Remove that card face down from the game. Look at the moved card.
    {T}: Put a card you own removed from the game with Gustha's Scepter into your hand.
    Whenever you lose control of Gustha's Scepter, put all cards removed from the game with Gustha's Scepter into their owner's graveyard.
  ]],
  differs = { "effect" },
  activated {
    cost = "{T}",
    when(some(self:in_zone "in play"), { search(1, cards:owned_by(you):in_zone "hand") }),
    put_into("set aside", found),
    look_at(moved),
  },
  activated { cost = "{T}", search(1, cards:owned_by(you):removed_by(self)), return_to_hand(found) },
  loses_control { what = self, by = you, put_into("graveyard", cards:removed_by(self)) },
}
