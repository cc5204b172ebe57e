return summon "Giant" "Hill Giant" {
  cost = "{3}{R}", power = 3, toughness = 3,
}
