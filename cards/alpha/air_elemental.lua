return summon "Elemental" "Air Elemental" {
  cost = "{3}{U}{U}", power = 4, toughness = 4,
  text = [[Flying]],
  flying,
}
