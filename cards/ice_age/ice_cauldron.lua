return artifact "Ice Cauldron" {
  cost = "{4}",
  text = [[
    {X}, {T}: Put a charge counter on Ice Cauldron. Choose a nonland card from your hand. Remove that card from the game.
    You may cast that card for as long as it remains exiled.
    Note the type and amount of mana spent to pay this activation cost.
    Activate this ability only if there are no charge counters on Ice Cauldron.
    {T}, Remove a charge counter from Ice Cauldron: Add Ice Cauldron's last noted type and amount of mana.
    Spend this mana only to cast the last card exiled with Ice Cauldron.
  ]],
  activated {
    cost = "{X}, {T}",
    put_counters("charge", 1, self),
    search(1, cards:not_ "land":owned_by(you):in_zone "hand"),
    remove_from_game(found),
  },
  unread "You may cast that card for as long as it remains exiled.",
  unread "Note the type and amount of mana spent to pay this activation cost.",
  unread "Activate this ability only if there are no charge counters on Ice Cauldron.",
  unread "{T}, Remove a charge counter from Ice Cauldron: Add Ice Cauldron's last noted type and amount of mana.",
  unread "Spend this mana only to cast the last card exiled with Ice Cauldron.",
}
