return summon "Barbarian" "Balduvian Barbarians" {
  cost = "{1}{R}{R}", power = 3, toughness = 2,
  differs = { "types" },
}
