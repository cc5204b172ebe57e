return land "Balduvian Trading Post" {
  text = [[
    If Balduvian Trading Post would come into play, put Balduvian Trading Post into its owner's graveyard unless you sacrifice an untapped mountain.
    {T}: Add {C}{R} to your mana pool.
    {1}, {T}: Balduvian Trading Post deals 1 damage to target attacking creature.
  ]],
  before_it_enters {
    unless { pay = sacrifice(lands:of_type "mountain":untapped()), put_into("graveyard", self) },
  },
  activated { cost = "{T}", add_mana("{C}{R}") },
  activated { cost = "{1}, {T}", target = creature:attacking(), deal(1, target) },
}
