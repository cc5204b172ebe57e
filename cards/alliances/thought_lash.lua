return enchantment "Thought Lash" {
  cost = "{2}{U}{U}",
  text = [[
    Cumulative upkeep—Remove the top card of your library from the game
    Remove the top card of your library from the game: Prevent up to 1 damage to you.
    When a player doesn't pay Thought Lash's cumulative upkeep, that player exiles all cards from their library.
  ]],
  cumulative_upkeep(remove_from_game(cards:owned_by(you):in_zone "library":on_top(1))),
  activated {
    cost = remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)),
    target = packet:to(you),
    prevent(1, target),
  },
  unread "When a player doesn't pay Thought Lash's cumulative upkeep, that player exiles all cards from their library.",
}
