return land "Karplusan Forest" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Add {R} or {G} to your mana pool. Karplusan Forest deals 1 damage to you.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated {
    cost = "{T}",
    choose_one {
      mode { add_mana("{R}"), deal(1, you) },
      mode { add_mana("{G}"), deal(1, you) },
    },
  },
}
