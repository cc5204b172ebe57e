return summon "Treefolk" "Ironroot Treefolk" {
  cost = "{4}{G}", power = 3, toughness = 5,
}
