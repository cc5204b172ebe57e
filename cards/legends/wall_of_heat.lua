return summon "Wall" "Wall of Heat" {
  cost = "{2}{R}", power = 2, toughness = 6,
}
