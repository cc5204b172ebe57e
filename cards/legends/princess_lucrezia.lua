return summon "Wizard" "Princess Lucrezia" {
  cost = "{3}{U}{U}{B}", power = 5, toughness = 4, legend = true,
  text = [[{T}: Add {U} to your mana pool.]],
  activated { cost = "{T}", add_mana("{U}") },
}
