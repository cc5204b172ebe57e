return summon "Gargoyle" "Abbey Gargoyles" {
  cost = "{2}{W}{W}{W}", power = 3, toughness = 4,
  text = [[
    Flying
    Protection from red
  ]],
  flying,
  protection { from = "red" },
}
