return summon "Bear" "Pale Bears" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[Islandwalk]],
  landwalk "island",
}
