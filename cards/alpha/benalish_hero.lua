return summon "Hero" "Benalish Hero" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[Banding]],
  differs = { "types" },
  banding,
}
