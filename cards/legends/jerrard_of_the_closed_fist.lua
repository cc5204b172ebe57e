return summon "Knight" "Jerrard of the Closed Fist" {
  cost = "{3}{R}{G}{G}", power = 6, toughness = 5, legend = true,
  differs = { "types" },
}
