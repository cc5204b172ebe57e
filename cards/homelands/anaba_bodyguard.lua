return summon "Minotaur" "Anaba Bodyguard" {
  cost = "{3}{R}", power = 2, toughness = 3,
  text = [[First strike]],
  first_strike,
}
