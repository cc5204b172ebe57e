return summon "Leech" "Land Leeches" {
  cost = "{1}{G}{G}", power = 2, toughness = 2,
  text = [[First strike]],
  first_strike,
}
