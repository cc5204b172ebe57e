return summon "Soldier" "Squire" {
  cost = "{1}{W}", power = 1, toughness = 2,
}
