return land "Castle Sengir" {
  text = [[
    {T}: Add {C} to your mana pool.
    {1}, {T}: Add {B} to your mana pool.
    {2}, {T}: Add {U} or {R} to your mana pool.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{1}, {T}", add_mana("{B}") },
  activated { cost = "{2}, {T}", choose_one { mode { add_mana("{U}") }, mode { add_mana("{R}") } } },
}
