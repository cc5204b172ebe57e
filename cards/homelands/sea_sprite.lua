return summon "Faerie" "Sea Sprite" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[
    Flying
    Protection from red
  ]],
  flying,
  protection { from = "red" },
}
