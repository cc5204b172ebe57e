return summon "Knight" "Sir Shandlar of Eberyn" {
  cost = "{4}{W}{G}", power = 4, toughness = 7, legend = true,
  differs = { "types" },
}
