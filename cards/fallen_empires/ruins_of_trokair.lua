return land "Ruins of Trokair" {
  text = [[
    Ruins of Trokair comes into play tapped.
    {T}: Add {W} to your mana pool.
    {T}, sacrifice Ruins of Trokair: Add {W}{W} to your mana pool.
  ]],
  enters_tapped {},
  activated { cost = "{T}", add_mana("{W}") },
  activated { cost = { "{T}", sacrifice(self) }, add_mana("{W}{W}") },
}
