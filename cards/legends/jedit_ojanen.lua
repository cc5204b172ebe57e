return summon "Cat Warrior" "Jedit Ojanen" {
  cost = "{4}{W}{W}{U}", power = 5, toughness = 5, legend = true,
}
