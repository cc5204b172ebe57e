return summon "Wall" "Wall of Light" {
  cost = "{2}{W}", power = 1, toughness = 5,
  text = [[Protection from black]],
  protection { from = "black" },
}
