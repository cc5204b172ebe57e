return summon "Fiend" "Moor Fiend" {
  cost = "{3}{B}", power = 3, toughness = 3,
  text = [[Swampwalk]],
  differs = { "types" },
  landwalk "swamp",
}
