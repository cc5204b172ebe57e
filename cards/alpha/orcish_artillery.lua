return summon "Orc" "Orcish Artillery" {
  cost = "{1}{R}{R}", power = 1, toughness = 3,
  text = [[{T}: Orcish Artillery deals 2 damage to target creature or player and 3 damage to you.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature_or_player, deal(2, target), deal(3, you) },
}
