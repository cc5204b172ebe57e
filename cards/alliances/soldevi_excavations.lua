return land "Soldevi Excavations" {
  text = [[
    When Soldevi Excavations comes into play, bury it unless you sacrifice an untapped island.
    {T}: Add {C}{U} to your mana pool.
    {1}, {T}: Look at the top card of your library. You may put it on the bottom of your library.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, unless { pay = sacrifice(lands:of_type "island":untapped()), bury(self) } },
  activated { cost = "{T}", add_mana("{C}{U}") },
  activated {
    cost = "{1}, {T}",
    look_at(cards:owned_by(you):in_zone "library":on_top(1)),
    may { put_on_bottom(cards:owned_by(you):in_zone "library":on_top(1)) },
  },
}
