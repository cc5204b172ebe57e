return summon "Wall" "Wall of Earth" {
  cost = "{1}{R}", power = 0, toughness = 6,
}
