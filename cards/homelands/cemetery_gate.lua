return summon "Wall" "Cemetery Gate" {
  cost = "{2}{B}", power = 0, toughness = 5,
  text = [[Protection from black]],
  protection { from = "black" },
}
