return summon "Demon" "Minion of Leshrac" {
  cost = "{4}{B}{B}{B}", power = 5, toughness = 5,
  text = [[
    Protection from black
    During your upkeep, Minion of Leshrac deals 5 damage to you unless you sacrifice a creature other than Minion of Leshrac. If it deals damage to you this way, tap it.
    {T}: Destroy target creature or land.
  ]],
  differs = { "types" },
  protection { from = "black" },
  at_upkeep {
    of = you,
    unless {
      pay = sacrifice(creatures:other()),
      deal(5, you),
      the_next_time { event = deals_damage { what = self, to = you }, tap(self) },
    },
  },
  activated { cost = "{T}", target = either(land, creature), destroy(target) },
}
