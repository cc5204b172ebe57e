return summon "Tiger" "Sabretooth Tiger" {
  cost = "{2}{R}", power = 2, toughness = 1,
  text = [[First strike]],
  differs = { "types" },
  first_strike,
}
