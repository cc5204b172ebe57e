return land "Aysen Abbey" {
  text = [[
    {T}: Add {C} to your mana pool.
    {1}, {T}: Add {W} to your mana pool.
    {2}, {T}: Add {G} or {U} to your mana pool.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{1}, {T}", add_mana("{W}") },
  activated { cost = "{2}, {T}", choose_one { mode { add_mana("{G}") }, mode { add_mana("{U}") } } },
}
