return summon "Serpent" "Sea Serpent" {
  cost = "{4}{U}", power = 5, toughness = 5,
  text = [[Submerged]],
  submerged,
}
