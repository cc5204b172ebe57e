return summon "Wall" "Wall of Stone" {
  cost = "{1}{R}{R}", power = 0, toughness = 8,
}
