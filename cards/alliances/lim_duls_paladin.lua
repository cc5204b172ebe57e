return summon "Paladin" "Lim-Dûl's Paladin" {
  cost = "{2}{B}{R}", power = 0, toughness = 3,
  text = [[
    Trample
    During your upkeep, unless you discard a card, bury Lim-Dûl's Paladin and draw a card.
    Whenever Lim-Dûl's Paladin becomes blocked, it gets +6/+3 until end of turn.
    Whenever Lim-Dûl's Paladin attacks and is not blocked, damage dealt to defending player by it is reduced to 0 this turn. Defending player loses 4 life.
  ]],
  differs = { "types", "effect" },
  trample,
  at_upkeep { of = you, unless { pay = discard(1), bury(self), draw(1) } },
  becomes_blocked { what = self, until_end_of_turn(self, { plus = "+6/+3" }) },
  goes_unblocked {
    what = self,
    this_turn(reduces_damage { from = self, affects = defending_player }),
    lose_life(4, defending_player),
  },
}
