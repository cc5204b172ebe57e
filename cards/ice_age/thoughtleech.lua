return enchantment "Thoughtleech" {
  cost = "{G}{G}",
  text = [[Whenever an island an opponent controls becomes tapped, you may gain 1 life.]],
  becomes_tapped { what = lands:of_type "island":controlled_by(opponent), may { gain_life(1) } },
}
