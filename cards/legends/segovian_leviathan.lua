return summon "Leviathan" "Segovian Leviathan" {
  cost = "{4}{U}", power = 3, toughness = 3,
  text = [[Islandwalk]],
  landwalk "island",
}
