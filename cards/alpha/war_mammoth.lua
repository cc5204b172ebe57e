return summon "Mammoth" "War Mammoth" {
  cost = "{3}{G}", power = 3, toughness = 3,
  text = [[Trample]],
  differs = { "types" },
  trample,
}
