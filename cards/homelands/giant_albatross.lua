return summon "Albatross" "Giant Albatross" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[
    Flying
    When Giant Albatross is put into a graveyard from play, you may pay {1}{U}. If you do, for each creature that dealt damage to it this turn, bury it unless its controller pays 2 life.
  ]],
  differs = { "types" },
  flying,
  put_into_graveyard {
    what = self,
    may {
      pay = "{1}{U}",
      for_each(creatures:has_damaged(self), { unless { by = controller_of(it), pay = lose_life(2), bury(it) } }),
    },
  },
}
