return enchantment "Aether Storm" {
  cost = "{3}{U}",
  text = [[
    Players cannot cast nonartifact creature spells.
    Pay 4 life: Bury Aether Storm. Any player may use this ability.
  ]],
  differs = { "affected" },
  cannot_play { cards = creatures:not_ "artifact", affects = players },
  activated { cost = lose_life(4), user = players, bury(self) },
}
