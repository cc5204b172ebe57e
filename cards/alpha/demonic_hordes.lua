return summon "Demon" "Demonic Hordes" {
  cost = "{3}{B}{B}{B}", power = 5, toughness = 5,
  text = [[
    {T}: Destroy target land.
    During your upkeep, unless you pay {B}{B}{B}, tap Demonic Hordes and sacrifice a land of your opponent's choice.
  ]],
  activated { cost = "{T}", target = land, destroy(target) },
  at_upkeep {
    of = you,
    unless {
      pay = "{B}{B}{B}",
      tap(self),
      search(1, lands:controlled_by(you), { sacrifice(found) }, opponent),
    },
  },
}
