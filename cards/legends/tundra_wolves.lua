return summon "Wolf" "Tundra Wolves" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[First strike]],
  first_strike,
}
