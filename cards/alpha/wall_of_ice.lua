return summon "Wall" "Wall of Ice" {
  cost = "{2}{G}", power = 0, toughness = 7,
}
