return land "Ebon Stronghold" {
  text = [[
    Ebon Stronghold comes into play tapped.
    {T}: Add {B} to your mana pool.
    {T}, sacrifice Ebon Stronghold: Add {B}{B} to your mana pool.
  ]],
  enters_tapped {},
  activated { cost = "{T}", add_mana("{B}") },
  activated { cost = { "{T}", sacrifice(self) }, add_mana("{B}{B}") },
}
