return summon "Demon" "Demonic Hordes" {
  cost = "{3}{B}{B}{B}", power = 5, toughness = 5,
  text = [[
    {T}: Choose a land. Destroy that card.
    During your upkeep, unless you pay {B}{B}{B}, tap Demonic Hordes and sacrifice a land of your opponent's choice.
  ]],
  differs = { "effect" },
  activated { cost = "{T}", search(1, lands), destroy(found) },
  at_upkeep {
    of = you,
    unless {
      pay = "{B}{B}{B}",
      tap(self),
      search(1, lands:controlled_by(you), { sacrifice(found) }, opponent),
    },
  },
}
