return summon "Demon" "Yawgmoth Demon" {
  cost = "{4}{B}{B}", power = 6, toughness = 6,
  text = [[
    Flying
    First strike
    During your upkeep, unless you sacrifice an artifact, tap Yawgmoth Demon, then Yawgmoth Demon deals 2 damage to you.
  ]],
  flying,
  first_strike,
  at_upkeep { of = you, unless { pay = sacrifice(artifacts), tap(self), deal(2, you) } },
}
