return summon "Lion" "Savannah Lions" {
  cost = "{W}", power = 2, toughness = 1,
  differs = { "types" },
}
