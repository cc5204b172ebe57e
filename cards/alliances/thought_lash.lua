return enchantment "Thought Lash" {
  cost = "{2}{U}{U}",
  text = [[
    Cumulative upkeep—Remove the top card of your library from the game
    When you do not pay Thought Lash's cumulative upkeep, remove all cards in your library from the game.
    Remove the top card of your library from the game: Prevent up to 1 damage to you.
  ]],
  differs = { "effect" },
  cumulative_upkeep(remove_from_game(cards:owned_by(you):in_zone "library":on_top(1))),
  does_not_pay { what = self, by = you, for_keyword = "cumulative upkeep", remove_from_game(cards:owned_by(you):in_zone "library") },
  activated {
    cost = remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)),
    target = packet:to(you),
    prevent(1, target),
  },
}
