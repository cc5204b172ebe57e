return summon "Keeper" "Keepers of the Faith" {
  cost = "{1}{W}{W}", power = 2, toughness = 3,
  differs = { "types" },
}
