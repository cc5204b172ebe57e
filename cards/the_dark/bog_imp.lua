return summon "Imp" "Bog Imp" {
  cost = "{1}{B}", power = 1, toughness = 1,
  text = [[Flying]],
  flying,
}
