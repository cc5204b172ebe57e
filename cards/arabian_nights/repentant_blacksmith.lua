return summon "Smith" "Repentant Blacksmith" {
  cost = "{1}{W}", power = 1, toughness = 2,
  text = [[Protection from red]],
  differs = { "types" },
  protection { from = "red" },
}
