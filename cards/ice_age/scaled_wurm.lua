return summon "Wurm" "Scaled Wurm" {
  cost = "{7}{G}", power = 7, toughness = 6,
}
