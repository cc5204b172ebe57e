return summon "Elemental" "Fire Elemental" {
  cost = "{3}{R}{R}", power = 5, toughness = 4,
}
