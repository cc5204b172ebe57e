return summon "Warrior" "Kjeldoran Warrior" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[Banding]],
  banding,
}
