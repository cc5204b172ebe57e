return artifact_creature "Construct" "Grapeshot Catapult" {
  cost = "{4}", power = 2, toughness = 3,
  text = [[{T}: Grapeshot Catapult deals 1 damage to target creature with flying.]],
  activated { cost = "{T}", target = creature:with "flying", deal(1, target) },
}
