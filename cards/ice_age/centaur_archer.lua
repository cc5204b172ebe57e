return summon "Centaur" "Centaur Archer" {
  cost = "{1}{R}{G}", power = 3, toughness = 2,
  text = [[{T}: Centaur Archer deals 1 damage to target creature with flying.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature:with "flying", deal(1, target) },
}
