return summon "Nymph" "Shanodin Dryads" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[Forestwalk]],
  differs = { "types" },
  landwalk "forest",
}
