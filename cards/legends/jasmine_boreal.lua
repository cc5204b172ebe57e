return summon "Human" "Jasmine Boreal" {
  cost = "{3}{W}{G}", power = 4, toughness = 5, legend = true,
}
