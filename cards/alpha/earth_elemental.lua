return summon "Elemental" "Earth Elemental" {
  cost = "{3}{R}{R}", power = 4, toughness = 5,
}
