return summon "Bodyguard" "Anaba Bodyguard" {
  cost = "{3}{R}", power = 2, toughness = 3,
  text = [[First strike]],
  differs = { "types" },
  first_strike,
}
