return summon "Horseman" "Headless Horseman" {
  cost = "{2}{B}", power = 2, toughness = 2,
  differs = { "types" },
}
