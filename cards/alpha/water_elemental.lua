return summon "Elemental" "Water Elemental" {
  cost = "{3}{U}{U}", power = 5, toughness = 4,
}
