return summon "Efreet" "Ifh-Bíff Efreet" {
  cost = "{2}{G}{G}", power = 3, toughness = 3,
  text = [[
    Flying
    {G}: Ifh-Bíff Efreet deals 1 damage to each player and each creature with flying. Any player may use this ability.
  ]],
  differs = { "affected" },
  flying,
  activated { cost = "{G}", user = players, deal(1, each(players, creatures:with "flying")) },
}
