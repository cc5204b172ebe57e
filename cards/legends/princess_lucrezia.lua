return summon "Wizard" "Princess Lucrezia" {
  cost = "{3}{U}{U}{B}", power = 5, toughness = 4, legend = true,
  text = [[{T}: Add {U} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{U}") },
}
