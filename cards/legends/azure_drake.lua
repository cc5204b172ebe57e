return summon "Drake" "Azure Drake" {
  cost = "{3}{U}", power = 2, toughness = 4,
  text = [[Flying]],
  flying,
}
