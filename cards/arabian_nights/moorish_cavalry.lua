return summon "Cavalry" "Moorish Cavalry" {
  cost = "{2}{W}{W}", power = 3, toughness = 3,
  text = [[Trample]],
  differs = { "types" },
  trample,
}
