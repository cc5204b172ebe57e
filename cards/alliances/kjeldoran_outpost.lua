return land "Kjeldoran Outpost" {
  text = [[
    If Kjeldoran Outpost would come into play, put Kjeldoran Outpost into its owner's graveyard unless you sacrifice a plains.
    {T}: Add {W} to your mana pool.
    {1}{W}, {T}: Put a 1/1 white Soldier creature token into play.
  ]],
  before_it_enters { unless { pay = sacrifice(lands:of_type "plains"), put_into("graveyard", self) } },
  activated { cost = "{T}", add_mana("{W}") },
  activated {
    cost = "{1}{W}, {T}",
    make_token(1, token "Soldier" "Soldier" { power = 1, toughness = 1, colour = "white" }),
  },
}
