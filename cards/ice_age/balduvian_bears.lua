return summon "Bear" "Balduvian Bears" {
  cost = "{1}{G}", power = 2, toughness = 2,
}
