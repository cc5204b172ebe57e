return land "Koskun Keep" {
  text = [[
    {T}: Add {C} to your mana pool.
    {1}, {T}: Add {R} to your mana pool.
    {2}, {T}: Add {B} or {G} to your mana pool.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{1}, {T}", add_mana("{R}") },
  activated { cost = "{2}, {T}", choose_one { mode { add_mana("{B}") }, mode { add_mana("{G}") } } },
}
