return land "Adarkar Wastes" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Add {W} or {U} to your mana pool. Adarkar Wastes deals 1 damage to you.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated {
    cost = "{T}",
    choose_one {
      mode { add_mana("{W}"), deal(1, you) },
      mode { add_mana("{U}"), deal(1, you) },
    },
  },
}
