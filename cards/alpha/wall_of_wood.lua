return summon "Wall" "Wall of Wood" {
  cost = "{G}", power = 0, toughness = 3,
}
