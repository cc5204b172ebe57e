return summon "Monster" "Moss Monster" {
  cost = "{3}{G}{G}", power = 3, toughness = 6,
  differs = { "types" },
}
