return summon "Devil" "Stone-Throwing Devils" {
  cost = "{B}", power = 1, toughness = 1,
  text = [[First strike]],
  first_strike,
}
