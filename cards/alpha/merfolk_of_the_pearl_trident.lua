return summon "Merfolk" "Merfolk of the Pearl Trident" {
  cost = "{U}", power = 1, toughness = 1,
}
