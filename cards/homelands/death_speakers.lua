return summon "Speaker" "Death Speakers" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[Protection from black]],
  differs = { "types" },
  protection { from = "black" },
}
