return summon "Roc" "Roc of Kher Ridges" {
  cost = "{3}{R}", power = 3, toughness = 3,
  text = [[Flying]],
  differs = { "types" },
  flying,
}
