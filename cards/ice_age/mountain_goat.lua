return summon "Goat" "Mountain Goat" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[Mountainwalk]],
  landwalk "mountain",
}
