return summon "Fish" "Devouring Deep" {
  cost = "{2}{U}", power = 1, toughness = 2,
  text = [[Islandwalk]],
  landwalk "island",
}
