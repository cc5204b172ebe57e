return summon "Archer" "D'Avenant Archer" {
  cost = "{2}{W}", power = 1, toughness = 2,
  text = [[{T}: D'Avenant Archer deals 1 damage to target attacking or blocking creature.]],
  differs = { "types" },
  activated { cost = "{T}", target = either(creature:attacking(), creature:blocking()), deal(1, target) },
}
