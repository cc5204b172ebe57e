return land "Soldevi Excavations" {
  text = [[
    If Soldevi Excavations would come into play, put Soldevi Excavations into its owner's graveyard unless you sacrifice an untapped island.
    {T}: Add {C}{U} to your mana pool.
    {1}, {T}: Scry 1.
  ]],
  before_it_enters {
    unless { pay = sacrifice(lands:of_type "island":untapped()), put_into("graveyard", self) },
  },
  activated { cost = "{T}", add_mana("{C}{U}") },
  activated {
    cost = "{1}, {T}",
    look_at(cards:owned_by(you):in_zone "library":on_top(1)),
    search_up_to(1, cards:owned_by(you):in_zone "library":on_top(1)),
    put_on_bottom(found),
    put_on_top(cards:owned_by(you):in_zone "library":on_top(difference(1, result))),
  },
}
