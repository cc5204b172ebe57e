return summon "Giant" "The Lady of the Mountain" {
  cost = "{4}{R}{G}", power = 5, toughness = 5, legend = true,
}
