return summon "Wall" "Glacial Wall" {
  cost = "{2}{U}", power = 0, toughness = 7,
}
