return land "Lake of the Dead" {
  text = [[
    If Lake of the Dead would come into play, put Lake of the Dead into its owner's graveyard unless you sacrifice a swamp.
    {T}: Add {B} to your mana pool.
    {T}, sacrifice a swamp: Add {B}{B}{B}{B} to your mana pool.
  ]],
  before_it_enters { unless { pay = sacrifice(lands:of_type "swamp"), put_into("graveyard", self) } },
  activated { cost = "{T}", add_mana("{B}") },
  activated { cost = { "{T}", sacrifice(lands:of_type "swamp") }, add_mana("{B}{B}{B}{B}") },
}
