return enchantment "Thoughtleech" {
  cost = "{G}{G}",
  text = [[Whenever an island an opponent controls becomes tapped, you gain 1 life.]],
  differs = { "effect" },
  becomes_tapped { what = lands:of_type "island":controlled_by(opponent), gain_life(1) },
}
