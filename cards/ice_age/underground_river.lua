return land "Underground River" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}: Add {U} or {B} to your mana pool. Underground River deals 1 damage to you.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated {
    cost = "{T}",
    choose_one {
      mode { add_mana("{U}"), deal(1, you) },
      mode { add_mana("{B}"), deal(1, you) },
    },
  },
}
