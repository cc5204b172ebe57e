return artifact "Gustha's Scepter" {
  cost = "{0}",
  text = [[
    {T}: Choose a card from your hand. Remove that card face down from the game. Look at the moved card.
    {T}: Put a card you own removed from the game with Gustha's Scepter into your hand.
    Whenever you lose control of Gustha's Scepter, put all cards removed from the game with Gustha's Scepter into their owner's graveyard.
  ]],
  activated {
    cost = "{T}",
    search(1, cards:owned_by(you):in_zone "hand"),
    put_into("set aside", found),
    look_at(moved),
  },
  activated { cost = "{T}", search(1, cards:owned_by(you):removed_by(self)), return_to_hand(found) },
  loses_control { what = self, by = you, put_into("graveyard", cards:removed_by(self)) },
}
