return summon "Yeti" "Mountain Yeti" {
  cost = "{2}{R}{R}", power = 3, toughness = 3,
  text = [[
    Mountainwalk
    Protection from white
  ]],
  landwalk "mountain",
  protection { from = "white" },
}
