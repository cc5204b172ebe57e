return summon "Advisor" "Tobias Andrion" {
  cost = "{3}{W}{U}", power = 4, toughness = 4, legend = true,
  differs = { "types" },
}
