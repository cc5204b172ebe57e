return summon "Wurm" "Craw Wurm" {
  cost = "{4}{G}{G}", power = 6, toughness = 4,
}
