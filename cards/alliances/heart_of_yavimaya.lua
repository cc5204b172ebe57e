return land "Heart of Yavimaya" {
  text = [[
    When Heart of Yavimaya comes into play, bury it unless you sacrifice a forest.
    {T}: Add {G} to your mana pool.
    {T}: Target creature gets +1/+1 until end of turn.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, unless { pay = sacrifice(lands:of_type "forest"), bury(self) } },
  activated { cost = "{T}", add_mana("{G}") },
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { plus = "+1/+1" }) },
}
