return summon "Wurm" "Water Wurm" {
  cost = "{U}", power = 1, toughness = 1,
  text = [[As long as your opponent controls an island, Water Wurm gets +0/+1.]],
  continuous { only_if = some(lands:of_type "island":controlled_by(opponent)), plus = "+0/+1" },
}
