return summon "Bull" "Raging Bull" {
  cost = "{2}{R}", power = 2, toughness = 2,
  differs = { "types" },
}
