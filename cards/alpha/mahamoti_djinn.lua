return summon "Djinn" "Mahamoti Djinn" {
  cost = "{4}{U}{U}", power = 5, toughness = 6,
  text = [[Flying]],
  flying,
}
