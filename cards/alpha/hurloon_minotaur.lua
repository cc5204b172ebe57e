return summon "Minotaur" "Hurloon Minotaur" {
  cost = "{1}{R}{R}", power = 2, toughness = 3,
}
