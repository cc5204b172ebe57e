return summon "Mammoth" "Woolly Mammoths" {
  cost = "{1}{G}{G}", power = 3, toughness = 2,
  text = [[As long as you control a snow-covered land, Woolly Mammoths has trample.]],
  differs = { "types" },
  continuous { only_if = some(lands:that_are "snow-covered":controlled_by(you)), gains = trample },
}
