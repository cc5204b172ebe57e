return summon "Demon" "Yawgmoth Demon" {
  cost = "{4}{B}{B}", power = 6, toughness = 6,
  text = [[
    Flying
    First strike
    During your upkeep, Yawgmoth Demon deals 2 damage to you unless you sacrifice an artifact. If it deals damage to you this way, tap it.
  ]],
  differs = { "effect" },
  flying,
  first_strike,
  at_upkeep {
    of = you,
    unless {
      pay = sacrifice(artifacts),
      deal(2, you),
      the_next_time { event = deals_damage { what = self, to = you }, tap(self) },
    },
  },
}
