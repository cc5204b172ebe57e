return summon "Wall" "Wall of Air" {
  cost = "{1}{U}{U}", power = 1, toughness = 5,
  text = [[Flying]],
  flying,
}
