return summon "Warrior" "Kasimir the Lone Wolf" {
  cost = "{4}{W}{U}", power = 5, toughness = 3, legend = true,
  differs = { "types" },
}
