return summon "Ox" "Raging Bull" {
  cost = "{2}{R}", power = 2, toughness = 2,
}
