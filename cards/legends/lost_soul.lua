return summon "Lost Soul" "Lost Soul" {
  cost = "{1}{B}{B}", power = 2, toughness = 1,
  text = [[Swampwalk]],
  differs = { "types" },
  landwalk "swamp",
}
