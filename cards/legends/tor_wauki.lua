return summon "Archer" "Tor Wauki" {
  cost = "{2}{B}{B}{R}", power = 3, toughness = 3, legend = true,
  text = [[{T}: Tor Wauki deals 2 damage to target attacking or blocking creature.]],
  differs = { "types" },
  activated { cost = "{T}", target = either(creature:attacking(), creature:blocking()), deal(2, target) },
}
