return summon "Spider" "Giant Spider" {
  cost = "{3}{G}", power = 2, toughness = 4,
  text = [[Giant Spider can block creatures with flying.]],
  web,
}
