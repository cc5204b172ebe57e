return enchantment "Season of the Witch" {
  cost = "{B}{B}{B}",
  text = [[
    During your upkeep, bury Season of the Witch unless you pay 2 life.
    At the end of any turn, destroy all untapped creatures that did not attack this turn that could have attacked this turn.
  ]],
  at_upkeep { of = you, unless { pay = lose_life(2), bury(self) } },
  at_end_of_turn { destroy(creatures:untapped():did_not_attack():could_attack()) },
}
