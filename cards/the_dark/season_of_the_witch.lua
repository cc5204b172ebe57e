return enchantment "Season of the Witch" {
  cost = "{B}{B}{B}",
  text = [[
    At the end of any turn, destroy all untapped creatures that did not attack this turn that could have attacked this turn.
    During your upkeep, destroy Season of the Witch unless you pay 2 life.
  ]],
  differs = { "effect" },
  at_end_of_turn { destroy(creatures:untapped():did_not_attack():could_attack()) },
  at_upkeep { of = you, unless { pay = lose_life(2), destroy(self) } },
}
