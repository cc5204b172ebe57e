return land "Sulfurous Springs" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Add {B} or {R} to your mana pool. Sulfurous Springs deals 1 damage to you.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated {
    cost = "{T}",
    choose_one {
      mode { add_mana("{B}"), deal(1, you) },
      mode { add_mana("{R}"), deal(1, you) },
    },
  },
}
