return summon "Cat" "Sabretooth Tiger" {
  cost = "{2}{R}", power = 2, toughness = 1,
  text = [[First strike]],
  first_strike,
}
