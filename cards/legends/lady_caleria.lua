return summon "Archer" "Lady Caleria" {
  cost = "{3}{W}{W}{G}{G}", power = 3, toughness = 6, legend = true,
  text = [[{T}: Lady Caleria deals 3 damage to target attacking or blocking creature.]],
  differs = { "types" },
  activated { cost = "{T}", target = either(creature:attacking(), creature:blocking()), deal(3, target) },
}
