return summon "Merfolk" "Reef Diver" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[Submerged]],
  submerged,
}
