return summon "Wolf" "Dire Wolves" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[As long as you control a plains, Dire Wolves has banding.]],
  continuous { only_if = some(lands:of_type "plains":controlled_by(you)), gains = banding },
}
