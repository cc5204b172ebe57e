return summon "Knight" "Knights of Thorn" {
  cost = "{3}{W}", power = 2, toughness = 2,
  text = [[
    Protection from red
    Banding
  ]],
  differs = { "types" },
  protection { from = "red" },
  banding,
}
