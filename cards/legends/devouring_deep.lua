return summon "Devouring Deep" "Devouring Deep" {
  cost = "{2}{U}", power = 1, toughness = 2,
  text = [[Islandwalk]],
  differs = { "types" },
  landwalk "island",
}
