return summon "Giant" "Tor Giant" {
  cost = "{3}{R}", power = 3, toughness = 3,
}
