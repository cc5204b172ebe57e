return summon "Wraith" "Bog Wraith" {
  cost = "{3}{B}", power = 3, toughness = 3,
  text = [[Swampwalk]],
  landwalk "swamp",
}
