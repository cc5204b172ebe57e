return enchantment "Breeding Pit" {
  cost = "{3}{B}",
  text = [[
    During your upkeep, bury Breeding Pit unless you pay {B}{B}.
    At the end of your turn, put a 0/1 black Thrull token into play.
  ]],
  at_upkeep { of = you, unless { pay = "{B}{B}", bury(self) } },
  at_end_of_turn {
    of = you,
    make_token(1, token "Thrull" "Thrull" { power = 0, toughness = 1, colour = "black" }),
  },
}
