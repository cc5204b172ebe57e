return land "Koskun Keep" {
  text = [[
    {T}: Add {C} to your mana pool.
    {1}, {T}: Add {R} to your mana pool.
    {2}, {T}: Add {B} to your mana pool.
    {2}, {T}: Add {G} to your mana pool.
  ]],
  differs = { "effect" },
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = "{1}, {T}", add_mana("{R}") },
  activated { cost = "{2}, {T}", add_mana("{B}") },
  activated { cost = "{2}, {T}", add_mana("{G}") },
}
