return land "Havenwood Battleground" {
  text = [[
    Havenwood Battleground comes into play tapped.
    {T}: Add {G} to your mana pool.
    {T}, sacrifice Havenwood Battleground: Add {G}{G} to your mana pool.
  ]],
  enters_tapped {},
  activated { cost = "{T}", add_mana("{G}") },
  activated { cost = { "{T}", sacrifice(self) }, add_mana("{G}{G}") },
}
