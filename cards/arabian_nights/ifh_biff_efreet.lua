return summon "Efreet" "Ifh-Bíff Efreet" {
  cost = "{2}{G}{G}", power = 3, toughness = 3,
  text = [[
    Flying
    {G}: Ifh-Bíff Efreet deals 1 damage to each creature with flying and each player. Any player may use this ability.
  ]],
  flying,
  activated { cost = "{G}", user = players, deal(1, each(creatures:with "flying", players)) },
}
