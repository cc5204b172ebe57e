return land "Lake of the Dead" {
  text = [[
    When Lake of the Dead comes into play, bury it unless you sacrifice a swamp.
    {T}: Add {B} to your mana pool.
    {T}, sacrifice a swamp: Add {B}{B}{B}{B} to your mana pool.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, unless { pay = sacrifice(lands:of_type "swamp"), bury(self) } },
  activated { cost = "{T}", add_mana("{B}") },
  activated { cost = { "{T}", sacrifice(lands:of_type "swamp") }, add_mana("{B}{B}{B}{B}") },
}
