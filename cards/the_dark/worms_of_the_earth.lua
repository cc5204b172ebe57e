return enchantment "Worms of the Earth" {
  cost = "{2}{B}{B}{B}",
  text = [[
    Players cannot play lands.
    Lands cannot come into play.
    Sacrifice two lands: Destroy Worms of the Earth. Use this ability only during any upkeep. Any player may use this ability.
    {0}: Worms of the Earth deals 5 damage to you. When 5 or more of that damage is dealt, destroy it. Use this ability only during any upkeep. Any player may use this ability.
  ]],
  differs = { "effect" },
  cannot_play { cards = lands, affects = players },
  stays_out { cards = lands, affects = players },
  activated {
    cost = sacrifice(lands, 2),
    user = players,
    only_if = phase "upkeep",
    destroy(self),
  },
  activated {
    cost = "{0}",
    user = players,
    only_if = phase "upkeep",
    deal(5, you),
    when_damage_is_dealt { when(compare(that_much, "at least", 5), { destroy(self) }) },
  },
}
