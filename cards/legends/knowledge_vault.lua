return artifact "Knowledge Vault" {
  cost = "{4}",
  text = [[
    {2}, {T}: If Knowledge Vault is in play, remove the top card of your library face down from the game.
    {0}: Bury Knowledge Vault. If you do, discard your hand and return all cards removed from the game with Knowledge Vault to their owner's hand.
    When Knowledge Vault leaves play, put all cards removed from the game with Knowledge Vault into their owner's graveyard.
  ]],
  differs = { "effect" },
  activated {
    cost = "{2}, {T}",
    when(some(self:in_zone "in play"), { put_into("set aside", cards:owned_by(you):in_zone "library":on_top(1)) }),
  },
  activated {
    cost = "{0}",
    first { to = { discard_all(), return_to_hand(cards:removed_by(self)) }, bury(self) },
  },
  leaves_play { what = self, put_into("graveyard", cards:removed_by(self)) },
}
