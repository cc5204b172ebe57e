return artifact "Elkin Bottle" {
  cost = "{3}",
  text = [[
    {3}, {T}: Remove the top card of your library from the game.
    Until the beginning of your next upkeep, you may play that card.
  ]],
  activated { cost = "{3}, {T}", remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)) },
  unread "Until the beginning of your next upkeep, you may play that card.",
}
