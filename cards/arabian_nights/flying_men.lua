return summon "Human" "Flying Men" {
  cost = "{U}", power = 1, toughness = 1,
  text = [[Flying]],
  flying,
}
