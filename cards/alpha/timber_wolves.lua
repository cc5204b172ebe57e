return summon "Wolf" "Timber Wolves" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[Banding]],
  banding,
}
