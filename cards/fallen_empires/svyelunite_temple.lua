return land "Svyelunite Temple" {
  text = [[
    Svyelunite Temple comes into play tapped.
    {T}: Add {U} to your mana pool.
    {T}, sacrifice Svyelunite Temple: Add {U}{U} to your mana pool.
  ]],
  enters_tapped {},
  activated { cost = "{T}", add_mana("{U}") },
  activated { cost = { "{T}", sacrifice(self) }, add_mana("{U}{U}") },
}
