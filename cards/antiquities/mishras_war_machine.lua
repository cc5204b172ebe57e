return artifact_creature "Juggernaut" "Mishra's War Machine" {
  cost = "{7}", power = 5, toughness = 5,
  text = [[
    Banding
    During your upkeep, Mishra's War Machine deals 3 damage to you unless you discard a card. If it deals damage to you this way, tap it.
  ]],
  banding,
  at_upkeep {
    of = you,
    unless {
      pay = discard(1),
      deal(3, you),
      the_next_time { event = deals_damage { what = self, to = you }, tap(self) },
    },
  },
}
