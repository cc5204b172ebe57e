return summon "Demon" "Lady Orca" {
  cost = "{5}{B}{R}", power = 7, toughness = 4, legend = true,
}
