return summon "Wall" "Carnivorous Plant" {
  cost = "{3}{G}", power = 4, toughness = 5,
  differs = { "types" },
}
