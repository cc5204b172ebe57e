return summon "Bird" "Storm Crow" {
  cost = "{1}{U}", power = 1, toughness = 2,
  text = [[Flying]],
  flying,
}
