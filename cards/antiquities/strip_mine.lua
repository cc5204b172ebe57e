return land "Strip Mine" {
  text = [[
    {T}: Add {C} to your mana pool.
    {T}, sacrifice Strip Mine: Destroy target land.
  ]],
  activated { cost = "{T}", add_mana("{C}") },
  activated { cost = { "{T}", sacrifice(self) }, target = land, destroy(target) },
}
