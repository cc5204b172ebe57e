return summon "Faerie" "Scryb Sprites" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[Flying]],
  flying,
}
