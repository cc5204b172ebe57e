return summon "Soldier" "Torsten Von Ursus" {
  cost = "{3}{W}{G}{G}", power = 5, toughness = 5, legend = true,
  differs = { "types" },
}
