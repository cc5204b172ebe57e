return summon "Human" "Sivitri Scarzam" {
  cost = "{5}{U}{B}", power = 6, toughness = 4, legend = true,
}
