return summon "Efreet" "Serendib Efreet" {
  cost = "{2}{U}", power = 3, toughness = 4,
  text = [[
    Flying
    During your upkeep, Serendib Efreet deals 1 damage to you.
  ]],
  flying,
  at_upkeep { of = you, deal(1, you) },
}
