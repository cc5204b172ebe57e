return land "Castle Sengir" {
  text = [[
    {T}: Add {C} to your mana pool.
    {1}, {T}: Add {B} to your mana pool.
    {2}, {T}: Add {U} to your mana pool.
    {2}, {T}: Add {R} to your mana pool.
  ]],
  differs = { "effect" },
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{1}, {T}", add_mana("{B}") },
  activated { cost = "{2}, {T}", add_mana("{U}") },
  activated { cost = "{2}, {T}", add_mana("{R}") },
}
