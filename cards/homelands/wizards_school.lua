return land "Wizards' School" {
  text = [[
    {T}: Add {C} to your mana pool.
    {1}, {T}: Add {U} to your mana pool.
    {2}, {T}: Add {W} or {B} to your mana pool.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{1}, {T}", add_mana("{U}") },
  activated { cost = "{2}, {T}", choose_one { mode { add_mana("{W}") }, mode { add_mana("{B}") } } },
}
