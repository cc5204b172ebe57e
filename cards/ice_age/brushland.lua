return land "Brushland" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Add {G} or {W} to your mana pool. Brushland deals 1 damage to you.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated {
    cost = "{T}",
    choose_one {
      mode { add_mana("{G}"), deal(1, you) },
      mode { add_mana("{W}"), deal(1, you) },
    },
  },
}
