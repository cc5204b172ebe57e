return summon "Flying Man" "Flying Men" {
  cost = "{U}", power = 1, toughness = 1,
  text = [[Flying]],
  differs = { "types" },
  flying,
}
