return summon "Cat" "Savannah Lions" {
  cost = "{W}", power = 2, toughness = 1,
}
