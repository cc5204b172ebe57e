return summon "Faerie" "Willow Faerie" {
  cost = "{1}{G}", power = 1, toughness = 2,
  text = [[Flying]],
  flying,
}
