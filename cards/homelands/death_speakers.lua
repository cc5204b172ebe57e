return summon "Cleric" "Death Speakers" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[Protection from black]],
  protection { from = "black" },
}
