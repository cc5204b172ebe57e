return summon "Horror" "Cosmic Horror" {
  cost = "{3}{B}{B}{B}", power = 7, toughness = 7,
  text = [[
    First strike
    During your upkeep, destroy Cosmic Horror unless you pay {3}{B}{B}{B}. If it is destroyed this way, it deals 7 damage to you.
  ]],
  first_strike,
  at_upkeep {
    of = you,
    unless { pay = "{3}{B}{B}{B}", destroy(self) },
    when(is(self, destroyed), { deal(7, you) }),
  },
}
