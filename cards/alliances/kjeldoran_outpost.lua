return land "Kjeldoran Outpost" {
  text = [[
    When Kjeldoran Outpost comes into play, bury it unless you sacrifice a plains.
    {T}: Add {W} to your mana pool.
    {1}{W}, {T}: Put a 1/1 white Soldier token into play.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, unless { pay = sacrifice(lands:of_type "plains"), bury(self) } },
  activated { cost = "{T}", add_mana("{W}") },
  activated {
    cost = "{1}{W}, {T}",
    make_token(1, token "Soldier" "Soldier" { power = 1, toughness = 1, colour = "white" }),
  },
}
