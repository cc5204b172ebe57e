return summon "Soltari" "Soltari Foot Soldier" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[Shadow]],
  shadow,
}
