return summon "Warrior" "Barktooth Warbeard" {
  cost = "{4}{B}{R}{R}", power = 6, toughness = 5, legend = true,
  differs = { "types" },
}
