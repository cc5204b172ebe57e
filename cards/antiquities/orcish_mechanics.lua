return summon "Orc" "Orcish Mechanics" {
  cost = "{2}{R}", power = 1, toughness = 1,
  text = [[{T}, sacrifice an artifact: Orcish Mechanics deals 2 damage to target creature or player.]],
  activated { cost = { "{T}", sacrifice(artifacts) }, target = creature_or_player, deal(2, target) },
}
