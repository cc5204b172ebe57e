return summon "Horror" "Moor Fiend" {
  cost = "{3}{B}", power = 3, toughness = 3,
  text = [[Swampwalk]],
  landwalk "swamp",
}
