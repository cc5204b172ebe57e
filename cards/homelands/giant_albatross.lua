return summon "Albatross" "Giant Albatross" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[
    Flying
    {1}{U}: For each creature that dealt damage to Giant Albatross this turn, bury it unless its controller pays 2 life. Use this ability only when Giant Albatross is put into a graveyard from play.
  ]],
  differs = { "types", "effect" },
  flying,
  put_into_graveyard {
    what = self,
    cost = "{1}{U}",
    for_each(creatures:has_damaged(self), { unless { by = controller_of(it), pay = lose_life(2), bury(it) } }),
  },
}
