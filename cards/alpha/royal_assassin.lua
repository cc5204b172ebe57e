return summon "Assassin" "Royal Assassin" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[{T}: Destroy target tapped creature.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature:tapped(), destroy(target) },
}
