return summon "Lord" "Chaos Lord" {
  cost = "{4}{R}{R}{R}", power = 7, toughness = 7,
  text = [[
    First strike
    During your upkeep, target opponent controls Chaos Lord if the number of permanents is even.
    As long as Chaos Lord did not come into play this turn, it can attack as though it were unaffected by summoning sickness.
  ]],
  differs = { "types" },
  first_strike,
  at_upkeep {
    of = you,
    target = opponent,
    when(not_so(odd(count(permanents))), { for_good(self, { controller = target }) }),
  },
  attacks_at_once { only_if = not_so(is(self, permanents:entered_this_turn())) },
}
