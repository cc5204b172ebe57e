return summon "Shade Knight" "Ihsan's Shade" {
  cost = "{3}{B}{B}{B}", power = 5, toughness = 5, legend = true,
  text = [[Protection from white]],
  protection { from = "white" },
}
