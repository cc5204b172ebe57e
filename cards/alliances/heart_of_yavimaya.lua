return land "Heart of Yavimaya" {
  text = [[
    If Heart of Yavimaya would come into play, put Heart of Yavimaya into its owner's graveyard unless you sacrifice a forest.
    {T}: Add {G} to your mana pool.
    {T}: Target creature gets +1/+1 until end of turn.
  ]],
  before_it_enters { unless { pay = sacrifice(lands:of_type "forest"), put_into("graveyard", self) } },
  activated { cost = "{T}", add_mana("{G}") },
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { plus = "+1/+1" }) },
}
