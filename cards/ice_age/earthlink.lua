return enchantment "Earthlink" {
  cost = "{3}{B}{R}{G}",
  text = [[
    During your upkeep, bury Earthlink unless you pay {2}.
    Whenever a creature is put into a graveyard from play, its controller sacrifices a land.
  ]],
  at_upkeep { of = you, unless { pay = "{2}", bury(self) } },
  put_into_graveyard {
    what = creatures,
    search(1, lands:controlled_by(controller_of(it)), { sacrifice(found) }, controller_of(it)),
  },
}
