return summon "Squire" "Squire" {
  cost = "{1}{W}", power = 1, toughness = 2,
  differs = { "types" },
}
