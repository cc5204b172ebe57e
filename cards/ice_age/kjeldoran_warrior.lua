return summon "Hero" "Kjeldoran Warrior" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[Banding]],
  differs = { "types" },
  banding,
}
