return summon "Lizard" "Ridgetop Raptor" {
  cost = "{3}{R}", power = 2, toughness = 1,
  text = [[Double strike]],
  double_strike,
}
