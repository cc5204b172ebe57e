return summon "Bird Maiden" "Bird Maiden" {
  cost = "{2}{R}", power = 1, toughness = 2,
  text = [[Flying]],
  differs = { "types" },
  flying,
}
