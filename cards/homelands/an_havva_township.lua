return land "An-Havva Township" {
  text = [[
    {T}: Add {C} to your mana pool.
    {1}, {T}: Add {G} to your mana pool.
    {2}, {T}: Add {R} or {W} to your mana pool.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{1}, {T}", add_mana("{G}") },
  activated { cost = "{2}, {T}", choose_one { mode { add_mana("{R}") }, mode { add_mana("{W}") } } },
}
