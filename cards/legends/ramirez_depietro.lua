return summon "Pirate" "Ramirez DePietro" {
  cost = "{3}{U}{B}{B}", power = 4, toughness = 3, legend = true,
  text = [[First strike]],
  differs = { "types" },
  first_strike,
}
