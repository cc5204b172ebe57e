return summon "Elemental" "Moss Monster" {
  cost = "{3}{G}{G}", power = 3, toughness = 6,
}
