return summon "Ape" "Barbary Apes" {
  cost = "{1}{G}", power = 2, toughness = 2,
}
