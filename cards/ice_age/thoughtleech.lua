return enchantment "Thoughtleech" {
  cost = "{G}{G}",
  text = [[Whenever an island your opponent controls becomes tapped, gain 1 life.]],
  differs = { "effect" },
  becomes_tapped { what = lands:of_type "island":controlled_by(opponent), gain_life(1) },
}
