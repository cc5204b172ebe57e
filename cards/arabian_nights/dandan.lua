return summon "Dandân" "Dandân" {
  cost = "{U}{U}", power = 4, toughness = 1,
  text = [[Islandhome]],
  differs = { "types", "effect" },
  landhome "island",
}
