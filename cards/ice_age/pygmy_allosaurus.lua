return summon "Dinosaur" "Pygmy Allosaurus" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[Swampwalk]],
  landwalk "swamp",
}
