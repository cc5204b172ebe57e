return summon "Boar" "Durkwood Boars" {
  cost = "{4}{G}", power = 4, toughness = 4,
}
