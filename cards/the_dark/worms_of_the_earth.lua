return enchantment "Worms of the Earth" {
  cost = "{2}{B}{B}{B}",
  text = [[
    Players cannot play lands.
    Lands cannot come into play.
    During each player's upkeep, any player may sacrifice two lands or have Worms of the Earth deals 5 damage to that player. If a player does either, destroy it.
  ]],
  cannot_play { cards = lands, affects = players },
  stays_out { cards = lands, affects = players },
  at_upkeep {
    for_each(players, { may { by = it, pay = sacrifice(lands, 2), otherwise = { may { by = it, deal(5, it), destroy(self) } }, destroy(self) } }),
  },
}
