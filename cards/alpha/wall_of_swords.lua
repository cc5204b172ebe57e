return summon "Wall" "Wall of Swords" {
  cost = "{3}{W}", power = 3, toughness = 5,
  text = [[Flying]],
  flying,
}
