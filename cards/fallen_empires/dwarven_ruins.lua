return land "Dwarven Ruins" {
  text = [[
    Dwarven Ruins comes into play tapped.
    {T}: Add {R} to your mana pool.
    {T}, sacrifice Dwarven Ruins: Add {R}{R} to your mana pool.
  ]],
  enters_tapped {},
  activated { cost = "{T}", add_mana("{R}") },
  activated { cost = { "{T}", sacrifice(self) }, add_mana("{R}{R}") },
}
