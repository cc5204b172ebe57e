return summon "Zombie Knight" "Headless Horseman" {
  cost = "{2}{B}", power = 2, toughness = 2,
}
