return summon "Assassin" "Ramses Overdark" {
  cost = "{2}{U}{U}{B}{B}", power = 4, toughness = 3, legend = true,
  text = [[{T}: Destroy target enchanted creature.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature:enchanted_by(permanents), destroy(target) },
}
