return summon "Serpent" "Sea Serpent" {
  cost = "{5}{U}", power = 5, toughness = 5,
  text = [[Islandhome]],
  differs = { "effect" },
  landhome "island",
}
