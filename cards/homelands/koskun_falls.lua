return enchant_world "Koskun Falls" {
  cost = "{2}{B}{B}",
  text = [[
    During your upkeep, bury Koskun Falls unless you tap target untapped creature you control.
    Creatures your opponent controls cannot attack unless their controller pays {2}.
  ]],
  differs = { "effect" },
  at_upkeep { of = you, may { aim_at(creatures:untapped():controlled_by(you), { tap(it) }), otherwise = { bury(self) } } },
  attack_cost { cost = "{2}", affects = creatures:controlled_by(opponent) },
}
